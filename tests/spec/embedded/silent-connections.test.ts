// PostgreSQL is silent, and closes nothing: a firewall drops the packets, or a failover has lost the connections.
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openPostgres } from '@fairgate/embedded/db/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../setup/postgres.ts';

const limits = { connectMs: 2_000, statementMs: 1_000, longMs: 8_000 };
/** Far above the limits, for a busy machine. Without limits nothing would end these calls. */
const mostMs = 15_000;

let server: ThrowawayPostgres;
let proxy: Server;
let db: Database;
let isSilent = false;
const sockets = new Set<Socket>();

beforeAll(async () => {
  server = await startPostgres();
  const { hostname: host, port } = new URL(server.url);
  proxy = createServer((client) => {
    const upstream = connect({ host, port: Number(port) });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      // Not even an end passes.
      from.on('data', (bytes) => void (!isSilent && to.write(bytes)));
      from.on('close', () => void (!isSilent && to.destroy()));
      from.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  db = openPostgres(throughProxy(), limits);
});
afterAll(async () => {
  isSilent = true;
  await db.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
  await server.stop();
});
beforeEach(async () => {
  isSilent = false;
  await db.rows({ text: 'select 1' });
});

function throughProxy(): string {
  const url = new URL(server.url);
  url.port = String((proxy.address() as AddressInfo).port);
  return url.href;
}

const timeOf = async (work: Promise<unknown>) => {
  const beganMs = performance.now();
  const outcome = await work.then(
    () => 'done',
    () => 'failed',
  );
  return { outcome, ms: performance.now() - beganMs };
};
const one = { text: 'select 1 as one' };

describe('a PostgreSQL that is silent', () => {
  it('fails a query in time; the next ones have a new connection once it answers', async () => {
    isSilent = true;
    const { outcome, ms } = await timeOf(db.rows(one));
    expect(outcome).toBe('failed');
    expect(ms).toBeLessThan(mostMs);
    isSilent = false;
    expect(await Promise.all(Array.from({ length: 20 }, () => db.rows(one)))).toHaveLength(20);
  });

  it('fails a transaction in time, at each of its steps', async () => {
    for (const at of [0, 1, 2]) {
      isSilent = at === 0;
      const { outcome, ms } = await timeOf(
        db.transaction(async ({ rows }) => {
          await rows(one);
          isSilent = at === 1;
          if (at === 1) await rows(one);
          isSilent = at === 2;
        }),
      );
      isSilent = false;
      expect([at, outcome]).toEqual([at, 'failed']);
      expect(ms).toBeLessThan(mostMs);
      expect(await db.transaction(({ rows }) => rows(one))).toEqual([{ one: 1 }]);
    }
  });

  it('fails the calls that wait for a connection: a new one, or one that others hold', async () => {
    isSilent = true;
    const all = await Promise.all(Array.from({ length: 40 }, () => timeOf(db.rows(one))));
    for (const { outcome, ms } of all) {
      expect(outcome).toBe('failed');
      expect(ms).toBeLessThan(mostMs);
    }
    isSilent = false;
    expect(await db.rows(one)).toEqual([{ one: 1 }]);
  });

  it('fails work under a lock when its lock cannot be taken', async () => {
    isSilent = true;
    expect((await timeOf(db.exclusively(1, () => Promise.resolve()))).outcome).toBe('failed');
  });
});

it('a silent PostgreSQL does not hold up the end of the program', async () => {
  const other = openPostgres(throughProxy(), limits);
  await other.rows(one);
  isSilent = true;
  expect((await timeOf(other.close())).ms).toBeLessThan(mostMs);
});

describe('a statement that takes long', () => {
  const slow = { text: 'select pg_sleep(2)' };

  it('is cut by PostgreSQL, which frees its locks', async () => {
    await expect(db.rows(slow)).rejects.toMatchObject({ code: '57014' });
    await expect(db.transaction(({ rows }) => rows(slow))).rejects.toMatchObject({ code: '57014' });
  });

  it('is not cut in long work, nor are its pauses', async () => {
    const work = db.longTransaction(async ({ rows }) => {
      await rows(slow);
      await pause(2_000);
      return rows(one);
    });
    expect(await work).toEqual([{ one: 1 }]);
    // The limits of the connection are the usual ones again.
    for (let count = 0; count < 10; count += 1)
      await expect(db.rows(slow)).rejects.toMatchObject({ code: '57014' });
  });

  it('a process that vanishes in a transaction keeps its locks no longer', async () => {
    await db.rows({ text: 'create table if not exists held (id int primary key)' });
    const gone = db.transaction(async ({ rows }) => {
      await rows({ text: 'insert into held values (1)' });
      isSilent = true;
      await pause(limits.statementMs + 500);
      isSilent = false;
    });
    await pause(100);
    const other = openPostgres(server.url, { ...limits, statementMs: 8_000 });
    try {
      expect((await timeOf(other.rows({ text: 'insert into held values (1)' }))).outcome).toBe('done');
    } finally {
      await other.close();
    }
    await expect(gone).rejects.toThrow();
  });
});
