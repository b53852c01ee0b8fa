import type { Random } from './random.ts';

export type PriceTier = { readonly quantityFrom: number; readonly price: string };

/**
 * Three or four price tiers from the minimum order upwards, each a little cheaper than the one before. `price` is for
 * the smallest quantity, in dollars.
 */
export function priceLadder(random: Random, price: number, minimumOrder: number): PriceTier[] {
  const tiers: PriceTier[] = [];
  let quantity = minimumOrder;
  let current = price;
  for (let count = random.between(3, 4); count > 0; count--) {
    const rounded = roundPrice(current);
    // For very low prices rounding can remove a discount: such a tier is omitted.
    if (tiers.at(-1)?.price !== rounded) tiers.push({ quantityFrom: quantity, price: rounded });
    quantity = roundQuantity(quantity * random.pick([2, 2.5, 4, 5]));
    current *= 1 - random.between(30, 85) / 1000;
  }
  return tiers;
}

/** Rounded like a seller's price: 128, 47.5, 6.35, 0.385. */
export function roundPrice(price: number): string {
  if (price >= 200) return String(Math.round(price));
  if (price >= 20) return String(Math.round(price * 2) / 2);
  if (price >= 2) return String(Math.round(price * 20) / 20);
  if (price >= 0.5) return String(Math.round(price * 100) / 100);
  return String(Math.max(1, Math.round(price * 1000)) / 1000);
}

function roundQuantity(quantity: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(quantity)) - 1);
  return Math.round(quantity / unit) * unit;
}
