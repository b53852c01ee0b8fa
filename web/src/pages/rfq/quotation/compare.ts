// Quotations at the buyer's quantity: what each costs, where its figures come from, and which can be compared.
import type { QuotationFiguresFragment, RfqTermsFragment } from '#graphql';

type Money = { readonly amount: string; readonly currencyCode: string };
type Need = Pick<RfqTermsFragment, 'quantity' | 'currencyCode'> & {
  readonly unit: Pick<RfqTermsFragment['unit'], 'key'>;
};

export type Offer = {
  readonly quotation: QuotationFiguresFragment;
  /** The price tier of the buyer's quantity; undefined below the first one, and in another unit. */
  readonly tier: QuotationFiguresFragment['ladder'][number] | undefined;
  readonly isOwnUnit: boolean;
  readonly isOwnCurrency: boolean;
  /** The buyer's quantity is below the minimum order. */
  readonly isTooFew: boolean;
  /** Unit price × quantity. */
  readonly goods: Money | undefined;
  /** With the cost of tools, where it is stated. */
  readonly total: Money | undefined;
};

/** In units of 1/10,000: amounts have at most four decimals, and their sums are exact. */
const scale = 10_000;
const scaled = (amount: string): number => Math.round(Number(amount) * scale);
const toMoney = (value: number, currencyCode: string): Money => ({
  amount: (value / scale).toFixed(4).replace(/0{1,2}$/, ''),
  currencyCode,
});

export function offerOf(quotation: QuotationFiguresFragment, need: Need): Offer {
  const { ladder, unit, currencyCode, minimumOrder, toolingCost } = quotation;
  const isOwnUnit = unit.key === need.unit.key;
  const tier = isOwnUnit
    ? ladder.findLast(({ minimumQuantity }) => minimumQuantity <= need.quantity)
    : undefined;
  const goods = tier && scaled(tier.price.amount) * need.quantity;
  return {
    quotation,
    tier,
    isOwnUnit,
    isOwnCurrency: currencyCode === need.currencyCode,
    isTooFew: isOwnUnit && need.quantity < minimumOrder,
    goods: goods === undefined ? undefined : toMoney(goods, currencyCode),
    total:
      goods === undefined ? undefined : toMoney(goods + scaled(toolingCost?.amount ?? '0'), currencyCode),
  };
}

export type Difference = 'unit' | 'currency' | 'shipmentTerm' | 'tooling';

/** Why the totals cannot simply be compared. */
export function differencesOf(offers: readonly Offer[]): readonly Difference[] {
  const terms = new Set(offers.map(({ quotation }) => quotation.shipmentTerm.code));
  const found: readonly (readonly [Difference, boolean])[] = [
    ['unit', offers.some(({ isOwnUnit }) => !isOwnUnit)],
    ['currency', offers.some(({ isOwnCurrency }) => !isOwnCurrency)],
    ['shipmentTerm', terms.size > 1],
    ['tooling', offers.length > 1 && offers.some(({ quotation }) => quotation.toolingCost === null)],
  ];
  return found.filter(([, isThere]) => isThere).map(([name]) => name);
}

/**
 * The id of the quotation with the lowest total, among those that can be accepted. Undefined where totals mean different things:
 * another currency, another shipping term, tools at an unknown price.
 */
export function lowestOf(offers: readonly Offer[]): string | undefined {
  const open = offers.filter(
    ({ quotation, isTooFew, total }) => quotation.state === 'SENT' && !isTooFew && total,
  );
  if (open.length < 2 || differencesOf(open).length > 0) return undefined;
  const amounts = open.map(({ total }) => Number(total?.amount));
  const least = Math.min(...amounts);
  const [first, ...same] = open.filter((_, index) => amounts[index] === least);
  return same.length > 0 ? undefined : first?.quotation.id;
}
