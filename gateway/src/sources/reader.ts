// What the sources read through during one request: the cache, the clients, batching by id, and the account of what was asked.
import DataLoader from 'dataloader';
import type { SourceCache } from '../cache/cache.ts';
import type { CallContext } from '../envelope/dialect.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { CallLog } from './call-log.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { BatchOperation, Operation, SourceName } from './operation.ts';

const staleShareMs = 1_000;

export type GatewayClients = Readonly<Record<SourceName, GatewayClient>>;

export type Reader = {
  /** @throws SourceError */
  read: <Answer>(operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** Sends what changes something: past the cache, its answer never shared. The payload carries an idempotency key. @throws SourceError */
  send: <Answer>(operation: Operation<Answer>, payload: unknown) => Promise<Answer>;
  /** One item by id, all ids of a tick in one call; null when the id names nothing. @throws SourceError */
  readById: <Item>(operation: BatchOperation<Item>, id: string) => Promise<Item | null>;
};

export function createReader(options: { clients: GatewayClients; cache: SourceCache; context: CallContext; log: CallLog }): Reader {
  const { clients, cache, context, log } = options;
  // Everything read here is public: it is asked for without the viewer's token, so that it may be shared.
  const scope = `${context.websiteId}:${context.language}`;
  const loaders = new Map<string, DataLoader<string, unknown>>();

  function call<Answer>(operation: Operation<Answer>, payload: unknown): Promise<Answer> {
    const done = log.begin(operation.source, operation.name);
    return clients[operation.source].call(operation, payload, { ...context, token: '' }).then(
      (answer) => (done('ok'), answer),
      (error: unknown) => {
        done(error instanceof SourceError ? error.fault : 'SERVER_ERROR');
        throw error;
      },
    );
  }

  function remember<T>(operation: Operation<never> | BatchOperation<never>, key: string, factory: () => Promise<T>): Promise<T> {
    return cache.remember(`${operation.name}:${scope}:${key}`, operation.ttlMs, factory).then(
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
    read: (operation, payload) => remember(operation as Operation<never>, JSON.stringify(payload), () => call(operation, payload)),
    readById: (operation, id) =>
      remember(operation as unknown as BatchOperation<never>, id, () => loaderOf(operation).load(id)),
  };
}
