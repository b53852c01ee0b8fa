import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { forgetSignedIn } from '#platform/session/signed-in.ts';

type Asked = { readonly viewer?: { readonly __typename: string } | null };
type Read<Data> = {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
};

const route = getRouteApi('/myFavorite/$kind');

/**
 * What is the viewer's own, as soon as the page can be used: their list is all that is looked for here, so the client with
 * which it is asked for does not wait for a quiet moment.
 * @param read what the operation's hook gives for the same variables.
 */
export function useViewerPart<Data extends Asked>(
  operation: TypedDocumentNode<Data, { page: number }>,
  read: Read<Data>,
  { page }: { readonly page: number },
) {
  const { apollo } = route.useRouteContext();
  const { data, previousData, error, refetch } = read;
  const ask = useEffectEvent(
    (query: typeof operation, variables: { page: number }) =>
      void apollo.query({ query, variables }).catch(() => undefined),
  );
  useEffect(() => ask(operation, { page }), [operation, page]);
  useEffect(() => {
    // The cookie says otherwise: it outlived the session.
    if (data && data.viewer === null && !error) forgetSignedIn();
  }, [data, error]);
  return {
    viewer: (data ?? previousData)?.viewer as Data['viewer'],
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
