import { exhibitorFilters, type ExhibitorFilterName } from '@fairgate/schema/exhibitor-filters';
import type { ExhibitorsQuery } from '#graphql';

/** The filters of a list of exhibitors with the number of exhibitors for each value. */
export type ExhibitorFacets = NonNullable<NonNullable<ExhibitorsQuery['exhibition']>['exhibitors']>['facets'];

/** The values of a filter, the most frequent first. */
export function valuesOf(facets: ExhibitorFacets, filter: ExhibitorFilterName) {
  const kind = exhibitorFilters.find(({ name }) => name === filter)?.facet.kind;
  return facets.find((facet) => facet.kind === kind)?.values ?? [];
}

export const hallsByLetter = (facets: ExhibitorFacets) =>
  valuesOf(facets, 'hall').toSorted((one, other) => one.value.localeCompare(other.value, 'en'));
