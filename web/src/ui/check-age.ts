/** As check-colour.ts. */
export const recentMonths = 12;
/** What the check timeline shows. */
export const timelineMonths = 24;

/** Whole months from one ISO day to another; 0 where the first is later. */
export function monthsBetween(day: string, today: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = today.slice(0, 10).split('-').map(Number);
  const begun = (thisYear - year) * 12 + thisMonth - month;
  // The last day of a shorter month counts as the same day of a longer one.
  const isLastDate = thisDate === new Date(Date.UTC(thisYear, thisMonth, 0)).getUTCDate();
  return Math.max(0, begun - (thisDate < date && !isLastDate ? 1 : 0));
}

/** Where a day is on the timeline, in percent of its length; an earlier day is at its beginning. */
export function placeOnTimeline(day: string, today: string): number {
  const end = new Date(`${today.slice(0, 10)}T00:00:00Z`);
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - timelineMonths);
  const share = (Date.parse(`${day}T00:00:00Z`) - start.getTime()) / (end.getTime() - start.getTime());
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}
