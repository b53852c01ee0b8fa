// What the sources read through during one request: the cache, the clients, batching by id, and the account of what was asked.
import DataLoader from 'dataloader';
import type { SourceCache } from '../cache/cache.ts';
import { CodedError } from '../coded-error.ts';
import type { EndedTokens } from '../ended-tokens.ts';
import type { CallContext } from '../envelope/dialect.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { CallLog } from './call-log.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { BatchOperation, Operation, SourceName } from './operation.ts';
import type { ViewerSession } from '../viewer.ts';

const staleShareMs = 1_000;

export type GatewayClients = Readonly<Record<SourceName, GatewayClient>>;

export type Reader = {
  /** @param key what the answer depends on, where the payload says more. @throws SourceError, CodedError */
  read: <Answer>(operation: Operation<Answer>, payload: unknown, key?: unknown) => Promise<Answer>;
  /** Sends what changes something, for nobody in particular: past the cache, its answer never shared. @throws SourceError, CodedError */
  send: <Answer>(operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** One item by id, all ids of a tick in one call; null when the id names nothing. @throws SourceError */
  readById: <Item>(operation: BatchOperation<Item>, id: string) => Promise<Item | null>;
  /**
   * Reads or changes what belongs to the viewer, with their token: past both caches. An answer that the token is not known
   * any more ends the session (§4, §8).
   * @throws SourceError, CodedError
   */
  callAsViewer: <Answer>(operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** Sends something with a token, whatever becomes of it. @throws SourceError, CodedError */
  callWith: <Answer>(token: string, operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** Says that what comes of this request is somebody's own. */
  isPrivate: () => void;
  /** Drops what was stored of an answer. */
  forget: (operation: Pick<Operation<unknown>, 'name' | 'personal'>, key: unknown) => Promise<void>;
};

/** @param options.digest makes of a payload with personal data what may be part of a key. */
export function createReader(options: {
  clients: GatewayClients;
  cache: SourceCache;
  context: Omit<CallContext, 'token'>;
  log: CallLog;
  session: ViewerSession;
  endedTokens: EndedTokens;
  digest: (text: string) => string;
}): Reader {
  const { clients, cache, context, log, session, endedTokens, digest } = options;
  // Everything that is stored is public: it is asked for without the viewer's token, so that it may be shared.
  const scope = `${context.websiteId}:${context.language}`;
  const loaders = new Map<string, DataLoader<string, unknown>>();

  function call<Answer>(operation: Operation<Answer>, payload: unknown, token = ''): Promise<Answer> {
    const done = log.begin(operation.source, operation.name);
    return clients[operation.source].call(operation, payload, { ...context, token }).then(
      (answer) => (done('ok'), answer),
      (error: unknown) => {
        done(
          error instanceof CodedError
            ? 'refused'
            : error instanceof SourceError
              ? error.fault
              : 'SERVER_ERROR',
        );
        throw error;
      },
    );
  }

  // What is known of a person is the same on every site and in every language.
  function keyOf({ name, personal }: Pick<Operation<unknown>, 'name' | 'personal'>, key: unknown): string {
    const text = JSON.stringify(key);
    return personal ? `${name}:${digest(text)}` : `${name}:${scope}:${text}`;
  }

  function remember<T>(
    operation: Operation<never> | BatchOperation<never>,
    key: string,
    factory: () => Promise<T>,
  ): Promise<T> {
    return cache.remember(key, operation.ttlMs, factory, operation.staleMs).then(
      ({ value, state, freshMs }) => {
        log.cached(operation.source, operation.name, state);
        // A stale value is being renewed: what holds it may be shared for a moment, or an outage would turn every visit into work.
        log.fresh(state === 'stale' ? Math.min(operation.ttlMs, staleShareMs) : freshMs);
        return value;
      },
      (error: unknown) => {
        log.fresh(0);
        throw error;
      },
    );
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
      // The cache answers some ticks later than it is asked; wait for all the misses of this turn.
      { maxBatchSize: operation.maxIds, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
    );
    loaders.set(operation.name, loader as DataLoader<string, unknown>);
    return loader;
  }

  return {
    send(operation, payload) {
      log.fresh(0);
      return call(operation, payload);
    },
    callWith(token, operation, payload) {
      log.fresh(0);
      return call(operation, payload, token);
    },
    isPrivate: () => log.fresh(0),
    async callAsViewer(operation, payload) {
      log.fresh(0);
      const token = session.viewer?.token;
      // Another tab's request may have had it renewed while this one was on its way, or may be having it renewed.
      const current = token && ((await endedTokens.successorOf(token)) ?? token);
      try {
        return await call(operation, payload, current);
      } catch (error) {
        // A late answer to a token that was given up must not take away the cookie of the session that came after it.
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
    readById: (operation, id) =>
      remember(operation as unknown as BatchOperation<never>, `${operation.name}:${scope}:${id}`, () =>
        loaderOf(operation).load(id),
      ),
  };
}
