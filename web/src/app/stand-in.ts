// Hydration needs the answers that came with the page and nothing else of Apollo. So a stand-in gives them to the hooks,
// and the real client, a third of all the code, is loaded afterwards and takes over with the same data in its cache.
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { NEVER } from 'rxjs';
import { answerTo, type Answer } from './answers.ts';
import type { DataSource } from './data-source.ts';

type Known = { query: DocumentNode; variables: object; data: unknown };

export function standIn(answers: readonly Answer[], load: () => Promise<ApolloClient>): DataSource & { readonly takeOver: () => Promise<ApolloClient> } {
  const known: Known[] = [];
  const listeners = new Set<() => void>();
  let loading: Promise<ApolloClient> | undefined;

  const take = (query: DocumentNode, variables: object = {}) => {
    const data = answerTo(answers, query, variables);
    if (data !== undefined) known.push({ query, variables, data });
    return data;
  };

  const takeOver = () => loading ??= load().then((real) => {
    for (const { query, variables, data } of known) real.writeQuery({ query, variables, data });
    client = real;
    for (const listener of listeners) listener();
    return real;
  });

  // Of the client's surface only what hooks call while they render or start; the rest waits for the real one.
  const query = ((options: ApolloClient.QueryOptions) => takeOver().then((real) => real.query(options))) as ApolloClient['query'];
  let client = {
    defaultOptions: {},
    watchQuery: (options: { query: DocumentNode; variables?: object }) => watched(options, take),
    query,
    mutate: ((options: ApolloClient.MutateOptions) => takeOver().then((real) => real.mutate(options))) as ApolloClient['mutate'],
    // The hook subscribes again when the client changes.
    subscribe: () => Object.assign(NEVER.pipe(), { restart: () => undefined }),
  } as unknown as ApolloClient;

  return {
    query,
    client: () => client,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver,
  };
}

/** What `useQuery` asks of an ObservableQuery between hydration and the change of clients. */
function watched(given: { query: DocumentNode; variables?: object }, take: (query: DocumentNode, variables?: object) => unknown) {
  let options = given;
  const result = () => {
    const data = take(options.query, options.variables);
    return data === undefined
      ? { data, dataState: 'empty', loading: true, networkStatus: 1, partial: true }
      : { data, dataState: 'complete', loading: false, networkStatus: 7, partial: false };
  };
  let current = result();
  const change = (next: typeof given) => {
    options = next;
    current = result();
  };
  const later = () => new Promise(() => undefined);
  return {
    get options() { return { initialFetchPolicy: 'cache-first', ...options }; },
    get variables() { return options.variables; },
    getCurrentResult: () => current,
    pipe: () => NEVER,
    reobserve: change,
    applyOptions: change,
    refetch: later,
    fetchMore: later,
    updateQuery: () => undefined,
    startPolling: () => undefined,
    stopPolling: () => undefined,
    subscribeToMore: () => () => undefined,
  };
}
