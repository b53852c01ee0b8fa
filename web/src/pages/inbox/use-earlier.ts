import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { InboxConversationPartFragment, ConversationMessageFragment } from '#graphql';
import { InboxConversationDocument } from '#operations/inbox-conversation.ts';
import { SupplierConversationDocument } from '#operations/supplier-conversation.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';

type Page = InboxConversationPartFragment['messages'];

/** The messages of a conversation, with the earlier pages that were asked for. The newest first. */
export function useEarlier(conversationId: string, first: Page) {
  const { apollo } = useRouteContext({ from: '__root__' });
  const isSupplier = useSignedIn() === 'supplier';
  const [earlier, setEarlier] = useState<readonly ConversationMessageFragment[]>([]);
  const [last, setLast] = useState<NonNullable<Page>['pageInfo']>();
  const end = last ?? first?.pageInfo;
  const after = end?.hasNextPage ? end.endCursor : undefined;
  const nodes = first?.nodes ?? [];
  const known = new Set(nodes.map(({ id }) => id));
  return {
    messages: [...nodes, ...earlier.filter(({ id }) => !known.has(id))],
    more:
      typeof after === 'string'
        ? async (): Promise<void> => {
            const asked = { variables: { id: conversationId, after }, fetchPolicy: 'no-cache' } as const;
            const { data } = isSupplier
              ? await apollo.query({ query: SupplierConversationDocument, ...asked })
              : await apollo.query({ query: InboxConversationDocument, ...asked });
            const viewer = data?.viewer;
            const page = viewer && 'conversation' in viewer ? viewer.conversation?.messages : undefined;
            if (!page) return;
            setEarlier((before) => [...before, ...page.nodes]);
            setLast(page.pageInfo);
          }
        : undefined,
  };
}
