import { parsePageNo } from '@fairgate/schema/urls/segment';

/** §2.9 pageNo of an address, from 1; anything else is the first page. */
export function readPageNo(search: object): number {
  const { pageNo } = search as { pageNo?: unknown };
  const first: unknown = Array.isArray(pageNo) ? pageNo[0] : pageNo;
  return (
    (typeof first === 'string' || typeof first === 'number' ? parsePageNo(String(first)) : undefined) ?? 1
  );
}
