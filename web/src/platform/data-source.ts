import type { ApolloClient } from '@apollo/client';

/**
 * The Apollo client of a page: loaders need `query`, and React the client itself, which changes at most once.
 */
export type DataSource = {
  readonly query: ApolloClient['query'];
  readonly client: () => ApolloClient;
  readonly onChange: (listener: () => void) => () => void;
};

/** A client that exists from the start. */
export function sourceOf(client: ApolloClient): DataSource {
  return { query: client.query.bind(client), client: () => client, onChange: () => () => undefined };
}
