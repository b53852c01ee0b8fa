import { describe, expect, it } from 'vitest';
import { pressStep, tierAt, totalOf } from './quantity.ts';

const tier = (minimumQuantity: number, maximumQuantity: number | null, amount: string) => ({
  __typename: 'PriceTier' as const,
  minimumQuantity,
  maximumQuantity,
  price: { __typename: 'Money' as const, amount, currencyCode: 'USD' },
});
const ladder = [tier(200, 499, '2.4'), tier(500, 1999, '2.21'), tier(2000, null, '1.87')];

describe('the price ladder', () => {
  it('finds the price tier of a quantity', () => {
    expect([200, 499, 500, 1_000_000].map((quantity) => tierAt(ladder, quantity)?.price.amount)).toEqual([
      '2.4',
      '2.4',
      '2.21',
      '1.87',
    ]);
    expect(tierAt(ladder, 1)?.price.amount).toBe('2.4');
    expect(tierAt([], 1)).toBeUndefined();
  });

  it('multiplies without losing a cent', () => {
    expect(totalOf({ amount: '0.07', currencyCode: 'USD' }, 3).amount).toBe('0.21');
    expect(totalOf({ amount: '1.005', currencyCode: 'USD' }, 1000).amount).toBe('1005');
    expect(totalOf({ amount: '2.4', currencyCode: 'USD' }, 200).amount).toBe('480');
    expect(totalOf({ amount: '0.0125', currencyCode: 'USD' }, 1).amount).toBe('0.0125');
  });

  it('adds round numbers', () => {
    expect([1, 10, 30, 200, 1000].map(pressStep)).toEqual([1, 5, 5, 50, 500]);
  });
});
