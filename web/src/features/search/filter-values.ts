// Functions on the values of any filter, by its row in schema/src/search-filters.ts.
import { filtersOf, type FilterValues, type SearchFilter } from '@fairgate/schema/search-filters';

/** The query parameters of a filter. */
export const parametersOf = (filter: SearchFilter): readonly (keyof FilterValues)[] =>
  filter.kind === 'range' ? [filter.from.parameter, filter.to.parameter] : [filter.name];

export const isSet = (search: FilterValues, filter: SearchFilter): boolean =>
  parametersOf(filter).some((parameter) => search[parameter] !== undefined);

/** The alternatives of a filter: in an address each replaces the others. */
export const alternativesOf = (filter: SearchFilter): readonly SearchFilter[] =>
  filtersOf().filter(
    (other) =>
      other.name !== filter.name &&
      'facet' in other &&
      'facet' in filter &&
      other.facet.kind === filter.facet.kind,
  );

export function withoutFilter<Search extends FilterValues>(search: Search, filter: SearchFilter): Search {
  return {
    ...search,
    ...Object.fromEntries(parametersOf(filter).map((parameter) => [parameter, undefined])),
  };
}
