import type { ExhibitorsQuery } from '#graphql';

/** The filters of a list of exhibitors with the number of exhibitors for each value. */
export type ExhibitorFacets = NonNullable<NonNullable<ExhibitorsQuery['exhibition']>['exhibitors']>['facets'];

export const valuesOf = (facets: ExhibitorFacets, kind: ExhibitorFacets[number]['kind']) =>
  facets.find((facet) => facet.kind === kind)?.values ?? [];

export const hallsByLetter = (facets: ExhibitorFacets) =>
  valuesOf(facets, 'HALL').toSorted((one, other) => one.value.localeCompare(other.value, 'en'));
