// Apart from check-age.ts, which most pages do not need.

/** Whether a check is a year old or older. Both are ISO days. */
export const isAgeing = (day: string, today: string): boolean =>
  day <= `${Number(today.slice(0, 4)) - 1}${today.slice(4, 10)}`;

/** The colour of a check: green for twelve months, amber from then on. */
export const checkColour = (day: string, today: string): string =>
  isAgeing(day, today) ? 'text-time' : 'text-trust';
