import { expect, it } from 'vitest';
import type { QuotationFiguresFragment } from '#graphql';
import { differencesOf, lowestOf, offerOf } from './compare.ts';

const need = { quantity: 500, currencyCode: 'USD', unit: { key: 'piece' } };
const money = (amount: string, currencyCode = 'USD') =>
  ({ __typename: 'Money', amount, currencyCode }) as const;
const step = (minimumQuantity: number, amount: string) =>
  ({ __typename: 'PriceTier', minimumQuantity, maximumQuantity: null, price: money(amount) }) as const;

const quotation = (id: string, change: object = {}) =>
  ({
    id,
    state: 'SENT',
    currencyCode: 'USD',
    unit: { key: 'piece' },
    ladder: [step(100, '12'), step(500, '11.15'), step(1_000, '10')],
    minimumOrder: 100,
    shipmentTerm: { code: 'FOB', name: 'FOB' },
    toolingCost: money('300'),
    ...change,
  }) as QuotationFiguresFragment;
const offers = (...all: readonly QuotationFiguresFragment[]) => all.map((one) => offerOf(one, need));

it('a quotation counts at the buyer’s quantity, with the tier that it comes from', () => {
  const offer = offerOf(quotation('1'), need);
  expect(offer.tier?.minimumQuantity).toBe(500);
  expect(offer.goods).toEqual({ amount: '5575.00', currencyCode: 'USD' });
  expect(offer.total?.amount).toBe('5875.00');
});

it('amounts are exact', () => {
  const { goods } = offerOf(quotation('1', { ladder: [step(1, '0.0125')] }), { ...need, quantity: 3 });
  expect(goods?.amount).toBe('0.0375');
});

it('below the minimum order, and in another unit, there is no total to compare', () => {
  expect(offerOf(quotation('1', { minimumOrder: 600 }), need).isTooFew).toBe(true);
  const offer = offerOf(quotation('1', { unit: { key: 'set' } }), need);
  expect([offer.isOwnUnit, offer.tier, offer.total]).toEqual([false, undefined, undefined]);
  expect(offerOf(quotation('1', { ladder: [step(600, '9')] }), need).tier).toBeUndefined();
});

it('the lowest total is named only where all totals mean the same', () => {
  const dear = quotation('2', { ladder: [step(1, '12')] });
  expect(lowestOf(offers(quotation('1'), dear))).toBe('1');
  expect(lowestOf(offers(quotation('1'), quotation('2')))).toBeUndefined();
  for (const [change, difference] of [
    [{ currencyCode: 'EUR' }, 'currency'],
    [{ unit: { key: 'set' } }, 'unit'],
    [{ shipmentTerm: { code: 'CIF', name: 'CIF' } }, 'shipmentTerm'],
    [{ toolingCost: null }, 'tooling'],
  ] as const) {
    const other = quotation('3', change);
    expect(differencesOf(offers(quotation('1'), other))).toEqual([difference]);
    expect(lowestOf(offers(quotation('1'), dear, other))).toBe(difference === 'unit' ? '1' : undefined);
  }
  expect(lowestOf(offers(quotation('1', { state: 'EXPIRED' }), dear))).toBeUndefined();
});
