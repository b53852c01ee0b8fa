import { priceBands, type PriceBand } from '@fairgate/schema/constants';
import type { Value } from './filter.ts';

/** The upper bound is exclusive; a missing bound leaves that side open. */
export type Prices = { readonly from: number; readonly under: number };

export const isWithin = (price: number, { from, under }: Prices): boolean => price >= from && price < under;

/** The lower bounds of the price bands; each band ends where the next begins. */
const bandStarts = priceBands.map((band) => Number.parseFloat(band));

export function bandOf(price: number): PriceBand {
  return priceBands[bandStarts.findLastIndex((from) => price >= from)] ?? priceBands[0];
}

type Range = { readonly priceMin?: number | undefined; readonly priceMax?: number | undefined };

/** Whether both bounds of the range are band bounds, which the kinds know. Otherwise each product's price is compared. */
export const followsBands = ({ priceMin, priceMax }: Range): boolean =>
  [priceMin, priceMax].every((bound) => bound === undefined || bandStarts.includes(bound));

export const rangeOf = ({ priceMin, priceMax }: Range): Prices => ({
  from: priceMin ?? Number.NEGATIVE_INFINITY,
  under: priceMax ?? Number.POSITIVE_INFINITY,
});

/** Whether the whole band is in the range. */
export function isBandWithin(band: Value, range: Range): boolean {
  const at = priceBands.findIndex((one) => one === band);
  const { from, under } = rangeOf(range);
  return (bandStarts[at] ?? 0) >= from && (bandStarts[at + 1] ?? Number.POSITIVE_INFINITY) <= under;
}
