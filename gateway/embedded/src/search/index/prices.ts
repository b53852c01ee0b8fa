/** Exclusive above; without bounds everything is within. */
export type Prices = { readonly from: number; readonly under: number };

export const isWithin = (price: number, { from, under }: Prices): boolean => price >= from && price < under;
