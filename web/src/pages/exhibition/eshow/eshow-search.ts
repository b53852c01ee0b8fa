// The parameters of an e-show (§2.5). Its words are not `keyword`, which the search box of all pages shows.
import type { EshowPath } from '@fairgate/schema/urls/exhibition-segment';
import type { EshowQueryVariables } from '#graphql';
import { exhibitorVariables, readExhibitorSearch } from '../exhibitors/exhibitor-search.ts';

/** Items on a page, as in Eshow.graphql. */
export const eshowPageSize = 24;

export type EshowSearch = {
  /** Words in a company's name, its stand or its products. */
  readonly words?: string | undefined;
  /** Id of a category of level 1. */
  readonly category?: string | undefined;
  /** The list of exhibitors in place of the products. */
  readonly list?: 'exhibitors' | undefined;
  readonly pageNo?: number | undefined;
};

/** What an address says; the rest is left out. */
export function readEshowSearch(query: object): EshowSearch {
  const { words, list, ...rest } = query as Record<string, unknown>;
  const { exhibitor, category, pageNo } = readExhibitorSearch({ ...rest, exhibitor: words });
  return { words: exhibitor, category, list: list === 'exhibitors' ? list : undefined, pageNo };
}

export function eshowVariables(
  { countryName, shortName }: EshowPath,
  { words, category, list, pageNo }: EshowSearch,
): EshowQueryVariables {
  const { filter, page } = exhibitorVariables('', { exhibitor: words, category, pageNo });
  return {
    shortName,
    siteName: countryName ?? null,
    keyword: words ?? null,
    categoryId: category ?? null,
    filter,
    page,
    ofExhibitors: list === 'exhibitors',
  };
}
