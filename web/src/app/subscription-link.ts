// Loaded with the first subscription: most visits need no socket.
import { ApolloLink, Observable } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { persisted } from './persisted.ts';

/** graphql-transport-ws; the document's hash is in `extensions.persistedQuery`, `query` is empty. */
export function subscriptionLink(address: string): ApolloLink {
  const client = createClient({
    url: new URL(address, location.href.replace(/^http/, 'ws')).href,
    lazy: true,
    // Live data reconnects without limit: the first retry is quick, the following ones are slower to spare
    // the server.
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.min(500 * 2 ** retries, 30_000) * (0.5 + Math.random()));
      }),
  });
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { hash, operationName, variables } = persisted(operation);
        return client.subscribe(
          {
            query: '',
            operationName,
            variables: { ...variables },
            extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
          },
          {
            next: (value) => observer.next(value as ApolloLink.Result),
            error: (cause) => observer.error(cause),
            complete: () => observer.complete(),
          },
        );
      }),
  );
}
