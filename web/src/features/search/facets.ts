import type { FilterValues, SearchFilter, SearchList } from '@fairgate/schema/search-filters';
import type { SearchFacetsFragment } from '#graphql';

export type Facets = SearchFacetsFragment['facets'];
export type FacetValue = Facets[number]['values'][number];
/** A filter that has a facet. */
export type CountedFilter = Exclude<SearchFilter, { readonly kind: 'one' }>;

/** The values of a filter with their counts. Chosen values stay in the list even with a count of 0. */
export function valuesOf(
  facets: Facets,
  filter: CountedFilter,
  chosen: readonly string[] = [],
): readonly FacetValue[] {
  const values = facets.find((facet) => facet.kind === filter.facet.kind)?.values ?? [];
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen
    .filter((value) => !known.has(value))
    .map((value): FacetValue => ({ __typename: 'FacetValue', value, label: null, count: 0 }));
  const shown = [...values.filter(({ value, count }) => count > 0 || chosen.includes(value)), ...missing];
  // Bounds and bands keep their own order; other values are ordered by count.
  const isOrdered = filter.kind === 'limit' || (filter.kind === 'many' && typeof filter.values !== 'string');
  return isOrdered
    ? shown.toSorted((one, other) => Number.parseFloat(one.value) - Number.parseFloat(other.value))
    : shown;
}

/** How many results there would be without one filter; a lower limit where its values overlap. */
export function countWithout(list: SearchList, facets: Facets, filter: CountedFilter): number {
  const counts = valuesOf(facets, filter).map(({ count }) => count);
  const singleIn: readonly SearchList[] = 'singleIn' in filter.facet ? filter.facet.singleIn : [];
  return singleIn.includes(list) ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}

/** From, to or both. */
export type Range = { readonly from: number | undefined; readonly to: number | undefined };

/** '5-20' → from 5 to 20, '500-' → from 500. */
export function rangeOf(band: string): Range {
  const [from = '', to = ''] = band.split('-');
  return { from: Number(from) > 0 ? Number(from) : undefined, to: to === '' ? undefined : Number(to) };
}

/** The range of a search. */
export const rangeIn = (search: FilterValues, { from, to }: SearchFilter<'range'>): Range => ({
  from: search[from.parameter],
  to: search[to.parameter],
});
