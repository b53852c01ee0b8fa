// The parameters of the list of exhibitors (§2.5). Its words are not `keyword`, which the search box of all pages shows.
import { readCountryCode } from '@fairgate/schema/country-codes';
import { isHall } from '@fairgate/schema/stand';
import { asId, asKeyword, readValue } from '@fairgate/schema/urls/query-values';
import type { ExhibitorFilter, ExhibitorsQueryVariables } from '#graphql';
import { readPageNo } from '../../page-no.ts';

export const exhibitorsPerPage = 24;

export type ExhibitorSearch = {
  /** Words in a company's name, its stand or what it shows. */
  readonly exhibitor?: string | undefined;
  /** Name of a hall. */
  readonly hall?: string | undefined;
  /** Id of a category of level 1. */
  readonly category?: string | undefined;
  readonly country?: string | undefined;
  readonly pageNo?: number | undefined;
};

/** What an address says; the rest is left out. */
export function readExhibitorSearch(query: object): ExhibitorSearch {
  const { exhibitor, hall, category, country } = query as Record<string, unknown>;
  return {
    exhibitor: readValue(exhibitor, asKeyword),
    hall: readValue(hall, (text) => (isHall(text) ? text.toUpperCase() : undefined)),
    category: readValue(category, asId),
    country: readValue(country, readCountryCode),
    pageNo: readPageNo(query),
  };
}

export function exhibitorVariables(id: string, search: ExhibitorSearch): ExhibitorsQueryVariables {
  return { id, filter: exhibitorFilter(search), page: search.pageNo ?? 1 };
}

export function exhibitorFilter({ exhibitor, hall, category, country }: ExhibitorSearch): ExhibitorFilter {
  return {
    ...(exhibitor !== undefined && { keyword: exhibitor }),
    ...(hall !== undefined && { halls: [hall] }),
    ...(category !== undefined && { categoryIds: [category] }),
    ...(country !== undefined && { countryCodes: [country] }),
  };
}

export const isNarrowed = ({ exhibitor, hall, category, country }: ExhibitorSearch): boolean =>
  [exhibitor, hall, category, country].some((value) => value !== undefined);
