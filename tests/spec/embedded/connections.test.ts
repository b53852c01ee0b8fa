// PostgreSQL ends a connection while the services use it: the query fails, the services go on.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
}, 120_000);
afterAll(() => embedded.close());

/** Ends all other connections to the database. */
const endConnections = () =>
  embedded.db.rows({
    text: 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  });

describe('/healthz of a service', () => {
  const health = async (name: 'buyer' | 'chat') =>
    (await embedded.services[name].inject('/healthz')).statusCode;

  it('says 503 while its tables cannot be read, and 200 again afterwards', async () => {
    expect(await health('buyer')).toBe(200);
    await embedded.db.rows({ text: 'alter table product rename to lost' });
    await pause(1_050);
    expect(await health('buyer')).toBe(503);
    await embedded.db.rows({ text: 'alter table lost rename to product' });
    await pause(1_050);
    expect(await health('buyer')).toBe(200);
  });

  it('says 503 in time while the database does not answer', async () => {
    const locked = Promise.withResolvers<void>();
    const work = embedded.db.transaction(async ({ rows }) => {
      await rows({ text: 'lock table product in access exclusive mode' });
      await locked.promise;
    });
    await pause(1_050);
    const begunMs = performance.now();
    expect(await health('chat')).toBe(503);
    expect(performance.now() - begunMs).toBeLessThan(3_000);
    locked.resolve();
    await work;
    await pause(1_050);
    expect(await health('chat')).toBe(200);
  });
});

describe('a connection that PostgreSQL ends', () => {
  it('fails the transaction on it, and the next transaction has another connection', async () => {
    const work = embedded.db.transaction(async ({ rows }) => {
      await endConnections();
      await pause(100);
      return rows({ text: 'select 1' });
    });
    await expect(work).rejects.toThrow();
    expect(await embedded.db.transaction(({ rows }) => rows({ text: 'select 1 as one' }))).toEqual([
      { one: 1 },
    ]);
  });

  it('fails the work under its lock, which others can take at once', async () => {
    await embedded.db.exclusively(1, async () => {
      await endConnections();
      await pause(100);
    });
    expect(await embedded.db.exclusively(1, () => Promise.resolve('done'))).toBe('done');
  });
});
