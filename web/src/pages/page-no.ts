import { parsePageNo } from '@fairgate/schema/urls/segment';

/** §2.9 The pageNo of an address, from 1; an invalid one is page 1. */
export function readPageNo(search: object): number {
  const { pageNo } = search as { pageNo?: unknown };
  const first: unknown = Array.isArray(pageNo) ? pageNo[0] : pageNo;
  return (
    (typeof first === 'string' || typeof first === 'number' ? parsePageNo(String(first)) : undefined) ?? 1
  );
}
