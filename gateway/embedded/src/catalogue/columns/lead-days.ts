import { needed, readBy, type Rule } from './rules.ts';

/** Days from order to shipment. */
export type LeadDays = { readonly from: number; readonly to: number };

const daysMost = 1000;

/** A number of days, or two joined by a dash. */
export const leadDays: Rule<LeadDays> = readBy(needed(20), (value) => {
  const [, from, to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(value) ?? [];
  const days = { from: Number(from), to: Number(to) };
  return days.from <= days.to && days.to <= daysMost
    ? days
    : new Error(
        `"${value}" is not a number of days or a range, for example 15 or 15-30 (at most ${daysMost})`,
      );
});

export function formatLeadDays({ from, to }: LeadDays): string {
  return from === to ? String(from) : `${from}-${to}`;
}
