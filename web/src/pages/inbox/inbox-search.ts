import type { ConversationKind } from '#graphql';
import { type PageSearch, readPageSearch } from '../page-no.ts';

export const conversationKinds = [
  'ENQUIRY',
  'CHAT',
  'RFQ',
  'MEETING',
  'ORDER',
  'TICKET',
] as const satisfies readonly ConversationKind[];

/** What the list shows: conversations of a kind, unread ones, and which page. */
export type InboxSearch = PageSearch & {
  readonly kind?: ConversationKind | undefined;
  readonly unread?: true | undefined;
};

export function readInboxSearch(search: Readonly<Record<string, unknown>>): InboxSearch {
  const { kind, unread } = search;
  const known = conversationKinds.find((one) => one === kind);
  return {
    ...(known && { kind: known }),
    // A text in an address, true in a link of the app.
    ...((unread === true || unread === 'true') && { unread: true as const }),
    ...readPageSearch(search),
  };
}
