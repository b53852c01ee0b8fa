import { splitPair } from '../lists.ts';
import { decimalForm, largestInteger, list, type Rule } from './rules.ts';

/** The price of one unit from a quantity on. */
export type PriceTier = { readonly quantity: number; readonly price: string };

const tiersMost = 20;
const largestPrice = 999_999_999;
const decimalsMost = 3;

/** quantity:price, smallest quantity first. */
export const priceLadder: Rule<PriceTier[]> = list(tiersMost, readTier)
  .refine((tiers) => tiers.length > 0, 'must not be empty')
  .refine(
    (tiers) => tiers.every((tier, place) => tier.quantity > (tiers[place - 1]?.quantity ?? 0)),
    'the quantities must increase',
  );

function readTier(part: string): PriceTier | Error {
  const [quantity = '', price = ''] = splitPair(part, ':') ?? [];
  if (!/^[1-9]\d*$/.test(quantity) || Number(quantity) > largestInteger)
    return new Error(`"${part}" is not in the form quantity:price, for example 12:9.50`);
  if (!decimalForm.test(price))
    return new Error(`"${price}" is not a price. Use digits and a decimal point, for example 9.50`);
  const [units = '', decimals = ''] = price.split('.');
  if (decimals.length > decimalsMost)
    return new Error(`the price ${price} has more than ${decimalsMost} decimal places`);
  if (Number(price) <= 0 || Number(price) > largestPrice)
    return new Error(`the price ${price} must be more than 0 and at most ${largestPrice}`);
  const significant = decimals.replace(/0+$/, '');
  return { quantity: Number(quantity), price: `${BigInt(units)}${significant && `.${significant}`}` };
}

export function formatPriceLadder(tiers: readonly PriceTier[]): string {
  return tiers.map(({ quantity, price }) => `${quantity}:${price}`).join(';');
}

/** The columns of `product` that summarise a ladder, so that searches need not read the tiers. */
export function summaryOf(tiers: readonly PriceTier[]) {
  return rangeOf([tiers]);
}

/** The same of the ladders of its variants. */
export function rangeOf(ladders: readonly (readonly PriceTier[])[]) {
  const prices = ladders
    .flat()
    .map(({ price }) => price)
    .sort((a, b) => Number(a) - Number(b));
  return {
    minimumOrder: Math.min(...ladders.map(([first]) => first?.quantity ?? 1)),
    priceFrom: prices[0] ?? '0',
    priceTo: prices.at(-1) ?? '0',
  };
}
