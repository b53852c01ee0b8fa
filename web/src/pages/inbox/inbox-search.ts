import type { ThreadKind } from '#graphql';
import { type PageSearch, readPageSearch } from '../page-no.ts';

export const threadKinds = [
  'ENQUIRY',
  'RFQ',
  'MEETING',
  'ORDER',
  'TICKET',
] as const satisfies readonly ThreadKind[];

/** What the list shows: threads of a kind, unread ones, and which page. */
export type InboxSearch = PageSearch & {
  readonly kind?: ThreadKind | undefined;
  readonly unread?: true | undefined;
};

export function readInboxSearch(search: Readonly<Record<string, unknown>>): InboxSearch {
  const { kind, unread } = search;
  const known = threadKinds.find((one) => one === kind);
  return {
    ...(known && { kind: known }),
    // A text in an address, true in a link of the app.
    ...((unread === true || unread === 'true') && { unread: true as const }),
    ...readPageSearch(search),
  };
}
