import type { FacetKind, SearchFacetsFragment } from '#graphql';
import type { ProductSearch } from './product-search.ts';

export type Facets = SearchFacetsFragment['facets'];
export type FacetValue = Facets[number]['values'][number];

/** Values that stand in their own order, all others with the most frequent first. */
const ordered: readonly FacetKind[] = ['PRICE', 'MINIMUM_ORDER'];

/** The values of a filter with what each would give. Chosen ones stay in the list even when they would give nothing. */
export function valuesOf(
  facets: Facets,
  kind: FacetKind,
  chosen: readonly string[] = [],
): readonly FacetValue[] {
  const values = facets.find((facet) => facet.kind === kind)?.values ?? [];
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen
    .filter((value) => !known.has(value))
    .map((value): FacetValue => ({ __typename: 'FacetValue', value, label: null, count: 0 }));
  const shown = [...values.filter(({ value, count }) => count > 0 || chosen.includes(value)), ...missing];
  return ordered.includes(kind)
    ? shown.toSorted((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value))
    : shown;
}

export type PriceRange = Pick<ProductSearch, 'priceMin' | 'priceMax'>;

/** '5-20' → from 5 to 20, '500-' → from 500. */
export function rangeOf(value: string): PriceRange {
  const [from = '', to = ''] = value.split('-');
  return {
    priceMin: Number(from) > 0 ? Number(from) : undefined,
    priceMax: to === '' ? undefined : Number(to),
  };
}

/** How many products there would be if one filter were left out: at least so many where its values overlap. */
export function countWithout(facets: Facets, kind: FacetKind): number {
  const counts = valuesOf(facets, kind).map(({ count }) => count);
  const areExclusive =
    kind === 'COUNTRY' || kind === 'CATEGORY' || kind === 'BUSINESS_TYPE' || kind === 'PRICE';
  return areExclusive ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}
