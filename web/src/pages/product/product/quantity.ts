import type { OfferFragment } from '#graphql';
import type { MoneyAmount } from '#ui/format.ts';

type Step = OfferFragment['ladder'][number];

/** The step of the ladder that a quantity falls into; the first for less than any. */
export function stepAt(ladder: readonly Step[], quantity: number): Step | undefined {
  return ladder.findLast((step) => step.minimumQuantity <= quantity) ?? ladder[0];
}

/** Price of one times quantity, reckoned in ten-thousandths so that no cent is lost to binary fractions. */
export function totalOf(price: MoneyAmount, quantity: number): MoneyAmount {
  const [whole = '0', fraction = ''] = price.amount.split('.');
  const parts = BigInt(whole + fraction.padEnd(4, '0').slice(0, 4)) * BigInt(quantity);
  const digits = parts.toString().padStart(5, '0');
  return {
    currencyCode: price.currencyCode,
    amount: `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, ''),
  };
}

/** What a press of + adds: a tenth of the smallest order, as a round number. */
export function pressStep(minimumOrder: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(minimumOrder)) - 1) * (minimumOrder >= 10 ? 5 : 1);
}
