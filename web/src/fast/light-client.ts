// Hydration needs only the answers that came with the page. A light client gives them to Apollo's hooks.
// Apollo Client itself, a third of all code, is loaded afterwards and takes over with the same data in its
// cache.
import type { ApolloClient, DocumentNode } from '@apollo/client';
import { answerTo, type Answer } from './answers.ts';
import type { DataSource } from '#platform/data-source.ts';
import { loadOnce } from '#ui/load-once.ts';

/** An observable that never emits, with the methods that hooks call: hydration does not need rxjs. */
const never = { pipe: () => never, subscribe: () => ({ unsubscribe: () => undefined }) };

type Question = { query: DocumentNode; variables?: object; fetchPolicy?: string };

type LightClient = DataSource & {
  readonly takeOver: () => Promise<ApolloClient>;
  /** Resolves when a component needs data that the page does not contain, or a subscription. */
  readonly whenNeeded: Promise<void>;
};

export function lightClient(answers: readonly Answer[], load: () => Promise<ApolloClient>): LightClient {
  const watchedQueries: Question[] = [];
  const handOns: (() => void)[] = [];
  const listeners = new Set<() => void>();
  let need: () => void = () => undefined;
  const whenNeeded = new Promise<void>((resolve) => {
    need = resolve;
  });

  const takeOver = loadOnce(() =>
    load().then(async (real) => {
      const { restore } = answering(real, answers);
      // Writing a page's answers into the cache and reading them takes as long as rendering the page. So one
      // answer at a time, with a pause for input before each.
      for (const question of watchedQueries) {
        await yieldToBrowser();
        restore(question);
        await yieldToBrowser();
        // With the options of components, so that Apollo memoizes the result for them.
        real.readQuery(question, true);
      }
      client = real;
      for (const handOn of handOns) handOn();
      for (const listener of listeners) listener();
      return real;
    }),
  );

  // Only the methods that hooks call while they render or start; all others wait for the real client.
  const query = ((options: ApolloClient.QueryOptions) =>
    takeOver().then((real) => real.query(options))) as ApolloClient['query'];
  let client = {
    defaultOptions: {},
    watchQuery: (question: Question) => {
      watchedQueries.push(question);
      return watched(question, answers, {
        need,
        refetch: async (asked) => refetch(await takeOver(), asked),
        beforeTakeOver: (handOn) => handOns.push(handOn),
      });
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

const ignore = () => undefined;

const yieldToBrowser = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes the real client find an answer of the page in its cache when a component first queries it. Parts of a
 * page can hydrate after the take-over, so writing all answers at once is not enough.
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
    // The missing parts follow. While one of them still fails, the page stays as it is.
    if (answer.isPartial)
      void real.query({ query, variables, fetchPolicy: 'network-only', errorPolicy: 'none' }).catch(ignore);
  };
  for (const method of ['query', 'watchQuery'] as const) {
    const original = real[method].bind(real) as (question: Question) => never;
    real[method] = (question: Question) => {
      restore(question);
      return original(question);
    };
  }
  return { restore };
}

/**
 * Loads a query again. A callback may have kept the `refetch` of before the take-over and call it at any time later; by then
 * the real client watches the query.
 */
function refetch(real: ApolloClient, { query, variables, fetchPolicy }: Question): Promise<unknown> {
  return fetchPolicy === 'no-cache'
    ? real.refetchQueries({ include: [query] })
    : real.query({ query, ...(variables && { variables }), fetchPolicy: 'network-only' });
}

type Hooks = {
  readonly need: () => void;
  readonly refetch: (question: Question) => Promise<unknown>;
  /**
   * A hook makes the data of its last result the `previousData` of the real client's. If the page lacks the answer to the
   * last question, that is the one before it: a list stays when a filter is what its visitor touches first.
   */
  readonly beforeTakeOver: (handOn: () => void) => void;
};

/** The part of ObservableQuery that `useQuery` uses between hydration and take-over. */
function watched(given: Question, answers: readonly Answer[], { need, refetch, beforeTakeOver }: Hooks) {
  let options = given;
  const result = () => {
    const { data, isPartial } = answerTo(answers, options.query, options.variables) ?? {};
    // 'standby': the component skips the query for now.
    if (isPartial || (data === undefined && options.fetchPolicy !== 'standby')) need();
    return data === undefined
      ? { data, dataState: 'empty', loading: true, networkStatus: 1, partial: true }
      : { data, dataState: 'complete', loading: false, networkStatus: 7, partial: false };
  };
  let current = result();
  let lastData = current.data;
  const change = (next: typeof given) => {
    options = next;
    current = result();
    lastData = current.data ?? lastData;
  };
  beforeTakeOver(() => {
    current.data = lastData;
  });
  const pending = () => new Promise(() => undefined);
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
    refetch: (variables?: object) =>
      refetch(variables ? { ...options, variables: { ...options.variables, ...variables } } : options),
    fetchMore: pending,
    updateQuery: () => undefined,
    startPolling: () => undefined,
    stopPolling: () => undefined,
    subscribeToMore: () => () => undefined,
  };
}
