import type { RfqState } from '#graphql';
import { type PageSearch, readPageSearch } from '../../page-no.ts';

export const rfqStates = ['OPEN', 'EXPIRED', 'AWARDED', 'CLOSED'] as const satisfies readonly RfqState[];

/** Which RFQs the list shows, and which page of them. */
export type ManageSearch = PageSearch & { readonly state?: RfqState };

export function readManageSearch(search: Readonly<Record<string, unknown>>): ManageSearch {
  const { state } = search;
  const known = rfqStates.find((one) => one === state);
  return {
    ...(known && { state: known }),
    ...readPageSearch(search),
  };
}
