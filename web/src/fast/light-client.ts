// Hydration needs only the answers that came with the page. So a light client gives them to Apollo's hooks. Apollo Client
// itself, a third of all the code, is loaded afterwards and takes over with the same data in its cache.
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { answerTo, type Answer } from './answers.ts';
import type { DataSource } from '#platform/data-source.ts';

/** Of an observable that never says anything, what hooks call: rxjs itself need not be there to hydrate. */
const never = { pipe: () => never, subscribe: () => ({ unsubscribe: () => undefined }) };

type Question = { query: DocumentNode; variables?: object; fetchPolicy?: string };

type LightClient = DataSource & {
  readonly takeOver: () => Promise<ApolloClient>;
  /** When a component asks for what the page did not bring, or for what changes. */
  readonly whenNeeded: Promise<void>;
};

export function lightClient(answers: readonly Answer[], load: () => Promise<ApolloClient>): LightClient {
  const asked: Question[] = [];
  const listeners = new Set<() => void>();
  let loading: Promise<ApolloClient> | undefined;
  let need: () => void = () => undefined;
  const whenNeeded = new Promise<void>((resolve) => {
    need = resolve;
  });

  const takeOver = () =>
    (loading ??= load().then(async (real) => {
      const { restore } = answering(real, answers);
      // To write a page's answer into the cache and to read it again take as long as to render it: one at a time, and the
      // visitor before either.
      for (const question of asked) {
        await breath();
        restore(question);
        await breath();
        // As components read, so that what it remembers serves them.
        real.readQuery(question, true);
      }
      client = real;
      for (const listener of listeners) listener();
      return real;
    }));

  // Of the client's surface only what hooks call while they render or start; the rest waits for the real one.
  const query = ((options: ApolloClient.QueryOptions) =>
    takeOver().then((real) => real.query(options))) as ApolloClient['query'];
  let client = {
    defaultOptions: {},
    watchQuery: (question: Question) => {
      asked.push(question);
      return watched(question, answers, need);
    },
    query,
    mutate: ((options: ApolloClient.MutateOptions) =>
      takeOver().then((real) => real.mutate(options))) as ApolloClient['mutate'],
    // The hook subscribes again when the client changes.
    subscribe: () => {
      need();
      return { ...never, restart: () => undefined };
    },
  } as unknown as ApolloClient;

  return {
    query,
    client: () => client,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    takeOver,
    whenNeeded,
  };
}

/** Lets the browser do what has come up meanwhile. */
const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes the real client find an answer that came with the page in its cache when it is first asked for it. Parts of a
 * page may hydrate after the change of clients, so this cannot be done once and for all.
 */
function answering(
  real: ApolloClient,
  answers: readonly Answer[],
): { readonly restore: (question: Question) => void } {
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
  return { restore };
}

/** What `useQuery` asks of an ObservableQuery between hydration and the change of clients. */
function watched(given: Question, answers: readonly Answer[], need: () => void) {
  let options = given;
  const result = () => {
    const data = answerTo(answers, options.query, options.variables)?.data;
    // 'standby': the component does not want it yet.
    if (data === undefined && options.fetchPolicy !== 'standby') need();
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
    get options() {
      return { initialFetchPolicy: 'cache-first', ...options };
    },
    get variables() {
      return options.variables;
    },
    getCurrentResult: () => current,
    pipe: never.pipe,
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
