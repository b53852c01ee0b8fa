// The parameters of the list of exhibitors (§2.5). Its words are not `keyword`, which the search box of all pages shows.
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import type { ExhibitorFilter, ExhibitorsQueryVariables } from '#graphql';
import { readPageNo } from '../../page-no.ts';

export const exhibitorsPerPage = 24;

export type ExhibitorSearch = {
  /** Words in a company's name, its stand or what it shows. */
  readonly exhibitor?: string | undefined;
  /** Letter of a hall. */
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
    exhibitor: textOf(exhibitor, /\S/)?.trim().slice(0, keywordMaxCharacters),
    hall: textOf(hall, /^[A-Za-z0-9]{1,20}$/)?.toUpperCase(),
    category: textOf(category, /^\d{1,18}$/),
    country: textOf(country, /^[A-Za-z]{2}$/)?.toUpperCase(),
    pageNo: readPageNo(query),
  };
}

function textOf(value: unknown, pattern: RegExp): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'number' ? String(first) : first;
  return typeof text === 'string' && pattern.test(text) ? text : undefined;
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
