// Hydration needs the answers that came with the page and nothing else of Apollo. So a stand-in gives them to the hooks,
// and the real client, a third of all the code, is loaded afterwards and takes over with the same data in its cache.
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { NEVER } from 'rxjs';
import { answerTo, type Answer } from './answers.ts';
import type { DataSource } from './data-source.ts';

type Question = { query: DocumentNode; variables?: object };

export function standIn(answers: readonly Answer[], load: () => Promise<ApolloClient>): DataSource & { readonly takeOver: () => Promise<ApolloClient> } {
  const listeners = new Set<() => void>();
  let loading: Promise<ApolloClient> | undefined;

  const takeOver = () => loading ??= load().then((real) => {
    client = answering(real, answers);
    for (const listener of listeners) listener();
    return client;
  });

  // Of the client's surface only what hooks call while they render or start; the rest waits for the real one.
  const query = ((options: ApolloClient.QueryOptions) => takeOver().then((real) => real.query(options))) as ApolloClient['query'];
  let client = {
    defaultOptions: {},
    watchQuery: (question: Question) => watched(question, answers),
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

/**
 * The real client, which finds an answer that came with the page in its cache when it is first asked for it. Parts of a
 * page may hydrate after the change of clients, so this cannot be done once and for all.
 */
function answering(real: ApolloClient, answers: readonly Answer[]): ApolloClient {
  const waiting = [...answers];
  const restore = ({ query, variables = {} }: Question) => {
    const answer = answerTo(waiting, query, variables);
    if (!answer) return;
    waiting.splice(waiting.indexOf(answer), 1);
    real.writeQuery({ query, variables, data: answer.data });
  };
  for (const ask of ['query', 'watchQuery'] as const) {
    const original = real[ask].bind(real) as (question: Question) => never;
    real[ask] = (question: Question) => {
      restore(question);
      return original(question);
    };
  }
  return real;
}

/** What `useQuery` asks of an ObservableQuery between hydration and the change of clients. */
function watched(given: Question, answers: readonly Answer[]) {
  let options = given;
  const result = () => {
    const data = answerTo(answers, options.query, options.variables)?.data;
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
