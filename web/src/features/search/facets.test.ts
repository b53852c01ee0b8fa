import { searchFilters } from '@fairgate/schema/search-filters';
import { expect, test } from 'vitest';
import { countWithout, type Facets } from './facets.ts';

const value = (name: string, count: number) =>
  ({ __typename: 'FacetValue', value: name, label: null, count }) as const;
const facets: Facets = (['CATEGORY', 'COUNTRY', 'CERTIFICATE'] as const).map((kind) => ({
  __typename: 'Facet',
  kind,
  values: [value('1', 5), value('2', 3)],
}));

test('counts add up only where each result has exactly one value', () => {
  const { cat, country, cert } = searchFilters;
  expect(countWithout('products', facets, cat)).toBe(8);
  // A supplier can be in several categories.
  expect(countWithout('suppliers', facets, cat)).toBe(5);
  expect(countWithout('suppliers', facets, country)).toBe(8);
  expect(countWithout('products', facets, cert)).toBe(5);
});
