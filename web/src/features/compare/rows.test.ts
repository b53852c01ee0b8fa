import { describe, expect, it } from 'vitest';
import type { Compared } from './compared.ts';
import { attributeRows } from './rows.tsx';

const item = (attributes: Record<string, string>) =>
  ({
    facts: {
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, name: key.toUpperCase(), value })),
    },
  }) as unknown as Compared;

describe('the rows of a comparison', () => {
  it('are all attributes of the products, the most frequent first', () => {
    const rows = attributeRows([item({ colour: 'red', power: '10 W' }), item({ power: '12 W' }), item({})]);
    expect(rows).toEqual([
      { key: 'power', name: 'POWER', values: ['10 W', '12 W', undefined] },
      { key: 'colour', name: 'COLOUR', values: ['red', undefined, undefined] },
    ]);
  });

  it('are empty while no product has facts', () => {
    expect(attributeRows([{} as Compared])).toEqual([]);
  });
});
