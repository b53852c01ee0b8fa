import { pageNoMost, parsePageNo } from '@fairgate/schema/urls/segment';

/** §2.9 The pageNo of an address, from 1; an invalid one is page 1. No list has a page after `pageNoMost`. */
export function readPageNo(search: object): number {
  const { pageNo } = search as { pageNo?: unknown };
  const first: unknown = Array.isArray(pageNo) ? pageNo[0] : pageNo;
  const page = typeof first === 'string' || typeof first === 'number' ? parsePageNo(String(first)) : 1;
  return Math.min(page ?? 1, pageNoMost);
}

/** The page that the address of a list names; none on page 1. */
export type PageSearch = { readonly pageNo?: number | undefined };

export function readPageSearch(search: object): PageSearch {
  const pageNo = readPageNo(search);
  return pageNo > 1 ? { pageNo } : {};
}

/** The search of the last page of a list, where an address asks for a page beyond it. */
export function searchOfLastPage<Search extends object>(
  search: Search,
  totalCount: number,
  pageSize: number,
): (Search & { readonly pageNo: number | undefined }) | undefined {
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  if (readPageNo(search) <= lastPage) return undefined;
  return { ...search, pageNo: lastPage === 1 ? undefined : lastPage };
}
