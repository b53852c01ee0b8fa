import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { readPageNo } from '../../page-no.ts';

/** The parameters of `/organiser/{exhibitionId}`. Its words are not `keyword`, which the search box of all pages shows. */
export type OrganiserSearch = {
  readonly find?: string | undefined;
  readonly pageNo?: number | undefined;
};

/** What an address says; the rest is left out. */
export function readOrganiserSearch(query: object): { readonly find: string; readonly pageNo: number } {
  const { find } = query as Record<string, unknown>;
  const words = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  return { find: words.trim().slice(0, keywordMaxCharacters), pageNo: readPageNo(query) };
}
