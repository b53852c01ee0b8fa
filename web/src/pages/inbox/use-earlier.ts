import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { InboxThreadPartFragment, ThreadMessageFragment } from '#graphql';
import { InboxThreadDocument } from '#operations/inbox-thread.ts';
import { SupplierThreadDocument } from '#operations/supplier-thread.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';

type Page = InboxThreadPartFragment['messages'];

/** The messages of a thread, with the earlier pages that were asked for. The newest first. */
export function useEarlier(threadId: string, first: Page) {
  const { apollo } = useRouteContext({ from: '__root__' });
  const isSupplier = useSignedIn() === 'supplier';
  const [earlier, setEarlier] = useState<readonly ThreadMessageFragment[]>([]);
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
            const asked = { variables: { id: threadId, after }, fetchPolicy: 'no-cache' } as const;
            const { data } = isSupplier
              ? await apollo.query({ query: SupplierThreadDocument, ...asked })
              : await apollo.query({ query: InboxThreadDocument, ...asked });
            const viewer = data?.viewer;
            const page = viewer && 'thread' in viewer ? viewer.thread?.messages : undefined;
            if (!page) return;
            setEarlier((before) => [...before, ...page.nodes]);
            setLast(page.pageInfo);
          }
        : undefined,
  };
}
