// PostgreSQL ends a connection while the services use it: the query fails, the services go on.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { newEmail, newPerson, password, register } from './person.ts';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
let desk: Desk;
beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  desk = await openDesk(embedded);
});
afterAll(async () => {
  await desk.close();
  await embedded.close();
});

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
    expect(performance.now() - begunMs).toBeLessThan(10_000);
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

describe('connections that PostgreSQL ends while people use the services', () => {
  const codeOf = async (answer: Promise<{ status: number; code: number }>) => {
    const { status, code } = await answer;
    return [status, code].join(' ');
  };
  /** Calls it again and again while connections end, at different moments of the work. */
  const whileEnding = async (call: () => Promise<string>) => {
    const results: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const work = Promise.all([call(), call()]);
      await pause(round * 10);
      await endConnections().catch(() => undefined);
      results.push(...(await work));
    }
    return new Set(results);
  };

  it('a login succeeds or fails with an answer, and the next one succeeds', async () => {
    const { email } = await register(embedded);
    const login = () => codeOf(newPerson(embedded).call('/login/login.json', { email, password }));
    const results = await whileEnding(login);
    for (const result of results) expect(['200 200', '500 500', '200 42901']).toContain(result);
    await embedded.db.rows({ text: 'delete from attempt_count' });
    expect(await login()).toBe('200 200');
  });

  it('a registration succeeds or fails with an answer; after a failure the email is still free', async () => {
    const emails: string[] = [];
    const join = async (email: string) =>
      codeOf(newPerson(embedded).call('/register/registerV2.json', { email, password, appVersion: 'WEB' }));
    const results = await whileEnding(() => {
      const email = newEmail();
      emails.push(email);
      return join(email);
    });
    for (const result of results) expect(['200 200', '500 500']).toContain(result);
    for (const email of emails) expect(['200 200', '200 40901']).toContain(await join(email));
  });

  it('an import fails as a whole, and succeeds when it is repeated', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => row(`P-${index}`));
    const bring = () => desk.csv(header, ...rows);
    const failed = bring().then(
      () => 'imported',
      (error: unknown) => (error instanceof Error ? 'failed' : error),
    );
    await pause(300);
    await endConnections();
    const outcome = await failed;
    expect(await desk.count()).toBe(outcome === 'failed' ? 0 : 3_000);
    expect(await bring()).toMatchObject({ rows: 3_000, bad: 0, committed: true });
    expect(await desk.count()).toBe(3_000);
  });
});
