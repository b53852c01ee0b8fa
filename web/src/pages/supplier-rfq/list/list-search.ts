import type { SupplierRfqFilter } from '#graphql';
import { type PageSearch, readPageSearch } from '../../page-no.ts';

export const rfqFilters = [
  'TO_ANSWER',
  'CHOSEN',
  'OPEN',
  'QUOTED',
  'DECLINED',
] as const satisfies readonly SupplierRfqFilter[];

/** Which RFQs the list shows, and which page of them. Without a filter: those to answer. */
export type ListSearch = PageSearch & { readonly show?: SupplierRfqFilter | 'ALL' };

export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { show } = search;
  const known = [...rfqFilters, 'ALL' as const].find((one) => one === show);
  return {
    ...(known && known !== 'TO_ANSWER' && { show: known }),
    ...readPageSearch(search),
  };
}
