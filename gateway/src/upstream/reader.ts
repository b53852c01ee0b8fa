// The interface of the sources during one request: cache, clients, batching by id, and the call log.
import DataLoader from 'dataloader';
import type { Remembered, SourceCache } from '../cache/cache.ts';
import { CodedError } from '../coded-error.ts';
import type { EndedTokens } from '../ended-tokens.ts';
import type { CallContext } from '../envelope/dialect.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { CallLog } from './call-log.ts';
import { isOfItsCaller } from './call-queue.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { BatchOperation, Operation, SourceName } from './operation.ts';
import type { ReadDeadline } from './read-deadline.ts';
import type { ViewerSession } from '../viewer.ts';

const staleShareMs = 1_000;

export type GatewayClients = Readonly<Record<SourceName, GatewayClient>>;

export type Reader = {
  /**
   * @param key the data that the answer depends on, when the payload has more. @throws SourceError, CodedError
   */
  read: <Answer>(operation: Operation<Answer>, payload: unknown, key?: unknown) => Promise<Answer>;
  /**
   * Like read, from a service that is told what the gateway has: payload and result depend on the expired answer, if
   * that is still stored.
   * @throws SourceError, CodedError
   */
  renew: <Answer, Stored>(
    operation: Operation<Answer>,
    key: unknown,
    payload: (expired: Stored | undefined) => unknown,
    result: (answer: Answer, expired: Stored | undefined) => Stored,
  ) => Promise<Stored>;
  /**
   * Sends a write without a viewer: bypasses the cache. With an idempotency key the service does it once.
   * @throws SourceError, CodedError
   */
  send: <Answer>(operation: Operation<Answer>, payload: unknown, idempotencyKey?: string) => Promise<Answer>;
  /** One item by id; batches all ids of a tick in one call; null for an unknown id. @throws SourceError */
  readById: <Item>(operation: BatchOperation<Item>, id: string) => Promise<Item | null>;
  /**
   * Reads or changes the viewer's own data with their token; bypasses both caches. When the service rejects the
   * token, the session ends (§4, §8). With an idempotency key the service does a write once.
   * @throws SourceError, CodedError
   */
  callAsViewer: <Answer>(
    operation: Operation<Answer>,
    payload: unknown,
    idempotencyKey?: string,
  ) => Promise<Answer>;
  /** Sends a call with a token; ignores a rejected token. @throws SourceError, CodedError */
  callWith: <Answer>(token: string, operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** Marks the answer of this request as private. */
  isPrivate: () => void;
  /** Removes a stored answer. */
  forget: (operation: Pick<Operation<unknown>, 'name' | 'personal'>, key: unknown) => Promise<void>;
};

/** @param options.digest turns a payload with personal data into a value for a key. */
export function createReader(options: {
  clients: GatewayClients;
  cache: SourceCache;
  context: Omit<CallContext, 'token'>;
  log: CallLog;
  readDeadline: ReadDeadline;
  session: ViewerSession;
  endedTokens: EndedTokens;
  digest: (text: string) => string;
}): Reader {
  const { clients, cache, context, log, readDeadline, session, endedTokens, digest } = options;
  // All stored data are public: these calls have no viewer token, so that their answers can be shared.
  const scope = `${context.websiteId}:${context.language}`;
  const loaders = new Map<string, DataLoader<string, unknown>>();

  function call<Answer>(
    operation: Operation<Answer>,
    payload: unknown,
    { token = '', idempotencyKey }: { token?: string | undefined; idempotencyKey?: string | undefined } = {},
  ): Promise<Answer> {
    const done = log.begin(operation.source, operation.name);
    return clients[operation.source].call(operation, payload, { ...context, token, idempotencyKey }).then(
      (answer) => (done('ok'), answer),
      (error: unknown) => {
        done(
          error instanceof CodedError
            ? 'failure'
            : error instanceof SourceError
              ? error.fault
              : 'SERVER_ERROR',
        );
        throw error;
      },
    );
  }

  // Personal data are the same on every site and in every language.
  function keyOf({ name, personal }: Pick<Operation<unknown>, 'name' | 'personal'>, key: unknown): string {
    const text = JSON.stringify(key);
    return personal ? `${name}:${digest(text)}` : `${name}:${scope}:${text}`;
  }

  function remember<T>(
    operation: Operation<never> | BatchOperation<never>,
    key: string,
    factory: (expired: () => Promise<T | undefined>) => Promise<T>,
  ): Promise<T> {
    const find = (): Promise<Remembered<T>> => {
      let isOwn = false;
      const own: typeof factory = (expired) => {
        isOwn = true;
        return factory(expired);
      };
      return cache.remember(key, operation.ttlMs, own, operation.staleMs).catch((error: unknown) => {
        // Another visitor was about to make the call, and left or had too many. One of those who wait makes it now, so
        // each round has one less of them.
        if (!isOwn && isOfItsCaller(error) && !context.caller?.hasLeft()) return find();
        throw error;
      });
    };
    const found = find().then(
      ({ value, state, freshMs }) => {
        log.cached(operation.source, operation.name, state);
        // A stale value is being renewed: an answer that contains it may be shared briefly, or an outage would make
        // every visit a call.
        log.fresh(state === 'stale' ? Math.min(operation.ttlMs, staleShareMs) : freshMs);
        return value;
      },
      (error: unknown) => {
        log.fresh(0);
        throw error;
      },
    );
    // An operation with a deadline of its own says how long it is worth waiting for.
    if (operation.deadlineMs !== undefined) return found;
    const giveUp = () => {
      log.fresh(0);
      const error = new SourceError('TIME_OUT', { details: { excerpt: 'the answer does not wait longer' } });
      error.source = operation.source;
      error.operation = operation.name;
      return Promise.reject(error);
    };
    const isLate = operation.hasSubstitute === true && clients[operation.source].isLate(operation.name);
    return readDeadline.within(found, giveUp, isLate);
  }

  function loaderOf<Item>(operation: BatchOperation<Item>): DataLoader<string, Item | null> {
    const known = loaders.get(operation.name);
    if (known) return known as DataLoader<string, Item | null>;
    const loader = new DataLoader<string, Item | null>(
      async (ids) => {
        const items = await call(operation, operation.payload(ids));
        const byId = new Map(items.map((item) => [operation.idOf(item), item]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      // The cache answers some ticks later; waits for all misses of this turn.
      { maxBatchSize: operation.maxIds, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
    );
    loaders.set(operation.name, loader as DataLoader<string, unknown>);
    return loader;
  }

  return {
    send(operation, payload, idempotencyKey) {
      log.fresh(0);
      return call(operation, payload, { idempotencyKey });
    },
    callWith(token, operation, payload) {
      log.fresh(0);
      return call(operation, payload, { token });
    },
    isPrivate: () => log.fresh(0),
    async callAsViewer(operation, payload, idempotencyKey) {
      log.fresh(0);
      const token = session.viewer?.token;
      // Another tab's request may have renewed the token meanwhile, or may be renewing it.
      const current = token && ((await endedTokens.successorOf(token)) ?? token);
      try {
        const answer = await call(operation, payload, { token: current, idempotencyKey });
        readDeadline.arrived();
        return answer;
      } catch (error) {
        // A late answer for an ended token must not delete the cookie of the next session.
        if (
          error instanceof SourceError &&
          error.fault === 'INVALID_TOKEN' &&
          !(token && (await endedTokens.has(token)))
        )
          session.end();
        throw error;
      }
    },
    forget: (operation, key) => cache.forget(keyOf(operation, key)),
    read: (operation, payload, key = payload) =>
      remember(operation as Operation<never>, keyOf(operation, key), () => call(operation, payload)),
    renew: <Answer, Stored>(
      operation: Operation<Answer>,
      key: unknown,
      payload: (expired: Stored | undefined) => unknown,
      result: (answer: Answer, expired: Stored | undefined) => Stored,
    ) =>
      remember<Stored>(operation as Operation<never>, keyOf(operation, key), async (stored) => {
        const expired = await stored();
        return result(await call(operation, payload(expired)), expired);
      }),
    readById: (operation, id) =>
      remember(operation as unknown as BatchOperation<never>, `${operation.name}:${scope}:${id}`, () =>
        loaderOf(operation).load(id),
      ),
  };
}
