// The parameters of the list of exhibitors (§2.5). Its words are not `keyword`, which the search box of all pages shows.
import { readCountryCode } from '@fairgate/schema/country-codes';
import {
  exhibitorFilters,
  type ExhibitorFilterName,
  type ExhibitorValue,
} from '@fairgate/schema/exhibitor-filters';
import { isHall } from '@fairgate/schema/stand';
import { asId, asKeyword, readValue } from '@fairgate/schema/urls/query-values';
import type { ExhibitorFilter, ExhibitorsQueryVariables } from '#graphql';
import { readPageNo } from '../../page-no.ts';

export const exhibitorsPerPage = 24;

/** The filters of an address, one value each. */
export type ExhibitorFilterValues = { readonly [Name in ExhibitorFilterName]?: string | undefined };

export type ExhibitorSearch = ExhibitorFilterValues & {
  /** Words in a company's name, its stand or what it shows. */
  readonly exhibitor?: string | undefined;
  readonly pageNo?: number | undefined;
};

const asText: Readonly<Record<ExhibitorValue, (text: string) => string | undefined>> = {
  hall: (text) => (isHall(text) ? text.toUpperCase() : undefined),
  id: asId,
  country: readCountryCode,
};

/** What an address says; the rest is left out. */
export function readExhibitorSearch(query: object): ExhibitorSearch {
  const given = query as Readonly<Record<string, unknown>>;
  const filters: ExhibitorFilterValues = Object.fromEntries(
    exhibitorFilters.map(({ name, values }) => [name, readValue(given[name], asText[values])]),
  );
  return { exhibitor: readValue(given['exhibitor'], asKeyword), ...filters, pageNo: readPageNo(query) };
}

export function exhibitorVariables(id: string, search: ExhibitorSearch): ExhibitorsQueryVariables {
  return { id, filter: exhibitorFilter(search), page: search.pageNo ?? 1 };
}

export function exhibitorFilter({ exhibitor, ...search }: ExhibitorSearch): ExhibitorFilter {
  const chosen = exhibitorFilters.flatMap(({ name, field }) => {
    const value = search[name];
    return value === undefined ? [] : [[field, [value]] as const];
  });
  return { ...(exhibitor !== undefined && { keyword: exhibitor }), ...Object.fromEntries(chosen) };
}

export const isNarrowed = ({ exhibitor, ...search }: ExhibitorSearch): boolean =>
  exhibitor !== undefined || exhibitorFilters.some(({ name }) => search[name] !== undefined);
