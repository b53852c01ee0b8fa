import type { OfferFragment } from '#graphql';
import type { MoneyAmount } from '#ui/format.ts';

type PriceTier = OfferFragment['ladder'][number];

/** The price tier of a quantity; the first one for smaller quantities. */
export function tierAt(ladder: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return ladder.findLast((tier) => tier.minimumQuantity <= quantity) ?? ladder[0];
}

/** Unit price times quantity, computed in ten-thousandths to avoid binary rounding errors. */
export function totalOf(price: MoneyAmount, quantity: number): MoneyAmount {
  const [whole = '0', fraction = ''] = price.amount.split('.');
  const parts = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4)) * BigInt(quantity);
  const digits = parts.toString().padStart(5, '0');
  return {
    currencyCode: price.currencyCode,
    amount: `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, ''),
  };
}

/** The step of the + button: a tenth of the MOQ, as a round number. */
export function pressStep(minimumOrder: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(minimumOrder)) - 1) * (minimumOrder >= 10 ? 5 : 1);
}
