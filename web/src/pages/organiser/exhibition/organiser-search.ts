import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { readPageNo } from '../../page-no.ts';

/** The lists of the page besides the registrations, as its address names them (sections.ts). */
const lists = ['stand-requests', 'prize-claims', 'exhibitors', 'check-ins', 'scanner'] as const;
export type OrganiserList = (typeof lists)[number];

/** The parameters of `/organiser/{exhibitionId}`. Its words are not `keyword`, which the search box of all pages shows. */
export type OrganiserSearch = {
  /** Without it the registrations. */
  readonly list?: OrganiserList | undefined;
  readonly find?: string | undefined;
  readonly pageNo?: number | undefined;
};

/** What an address says; the rest is left out. */
export function readOrganiserSearch(query: object): {
  readonly list: OrganiserList | undefined;
  readonly find: string;
  readonly pageNo: number;
} {
  const { find, list } = query as Record<string, unknown>;
  const words = typeof find === 'string' || typeof find === 'number' ? String(find) : '';
  return {
    list: lists.find((known) => known === list),
    find: words.trim().slice(0, keywordMaxCharacters),
    pageNo: readPageNo(query),
  };
}

/** The parameters of an address; defaults are left out. */
export const formatOrganiserSearch = ({ list, find, pageNo = 1 }: OrganiserSearch): OrganiserSearch => ({
  ...(list && { list }),
  ...(find && { find }),
  ...(pageNo > 1 && { pageNo }),
});
