import { priceBands, type PriceBand } from '@fairgate/schema/constants';
import type { Value } from './filter.ts';

/** Exclusive above; without bounds everything is within. */
export type Prices = { readonly from: number; readonly under: number };

export const isWithin = (price: number, { from, under }: Prices): boolean => price >= from && price < under;

/** Lower bounds of the price bands; each ends where the next begins. */
const bandStarts = priceBands.map((band) => Number.parseFloat(band));

export function bandOf(price: number): PriceBand {
  return priceBands[bandStarts.findLastIndex((from) => price >= from)] ?? priceBands[0];
}

type Range = { readonly priceMin?: number | undefined; readonly priceMax?: number | undefined };

/** Whether both bounds of the range are those of bands, which kinds know; else each product's price has to be looked at. */
export const followsBands = ({ priceMin, priceMax }: Range): boolean =>
  [priceMin, priceMax].every((bound) => bound === undefined || bandStarts.includes(bound));

/** A missing bound leaves that side open. */
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
