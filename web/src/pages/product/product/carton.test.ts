import { describe, expect, it } from 'vitest';
import { freightOf } from './carton.ts';

const carton = {
  __typename: 'Carton' as const,
  units: 24,
  grossWeight: { __typename: 'Quantity' as const, value: 11.2 },
};
const size = { __typename: 'CartonSize' as const, length: 50, width: 40, height: 30 };

describe('the freight of a quantity', () => {
  it('is volume and weight of as many cartons as the quantity needs', () => {
    expect(freightOf({ ...carton, size }, 240)).toEqual({ cartons: 10, volume: 0.6, weight: 112 });
  });

  it('counts a partly filled carton as a full one', () => {
    expect([24, 25, 1].map((quantity) => freightOf({ ...carton, size }, quantity).cartons)).toEqual([
      1, 2, 1,
    ]);
  });

  it('leaves out what the supplier does not state', () => {
    expect(freightOf({ ...carton, size: null, grossWeight: null }, 48)).toEqual({
      cartons: 2,
      volume: null,
      weight: null,
    });
  });
});
