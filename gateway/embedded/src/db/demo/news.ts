import { dayAfter } from './day.ts';
import type { RowOf } from './rows.ts';

/** News that every fair can have; `days` after its first day, or before it. */
const plan = [
  { text: 'registration', days: -75 },
  { text: 'programme', days: -40 },
  { text: 'hall-plan', days: -28 },
  { text: 'travel', days: -14 },
  { text: 'opening', days: 0 },
] as const;

/** The last one is of the day after the fair. */
const last = 'thanks';

/** The news of all exhibitions; those of a coming day are not shown yet. */
export function newsRows(exhibitions: readonly RowOf<'exhibition'>[]): RowOf<'exhibitionNews'>[] {
  return exhibitions.flatMap(({ id, opensOn, closesOn }) => [
    ...plan.map(({ text, days }, at) => newsOf(id, at + 1, text, dayAfter(opensOn, days))),
    newsOf(id, plan.length + 1, last, dayAfter(closesOn, 1)),
  ]);
}

const newsOf = (
  exhibitionId: number,
  number: number,
  text: string,
  publishedOn: string,
): RowOf<'exhibitionNews'> => ({
  exhibitionId,
  number,
  publishedOn,
  title: `titles:${text}`,
  body: `bodies:${text}`,
});
