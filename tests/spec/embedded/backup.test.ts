// The restore drill: a backup of running services, restored elsewhere, has everything.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUpBeforeUpgrade } from '@fairgate/embedded/backup/before-upgrade';
import { restore } from '@fairgate/embedded/commands/restore';
import { readSettings } from '@fairgate/embedded/config';
import { openPostgres, type Database } from '@fairgate/embedded/db/database';
import { migrate, migrateTo, newestApplied } from '@fairgate/embedded/db/migrate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../setup/postgres.ts';
import { fewProducts, makeDataFolder, openDataFolder } from './store.ts';
import { isWhole } from '../../setup/whole.ts';

const program = fileURLToPath(new URL('../../../gateway/embedded/src/run.ts', import.meta.url));
const tables = [
  'badge',
  'badge_key',
  'buyer',
  'buyer_session',
  'ticket',
  'mail',
  'known_device',
  'product',
  'phrase',
  'supplier_account',
];

let home: string;
const servers: ThrowawayPostgres[] = [];
const running = new Set<() => Promise<unknown>>();
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairgate-backup-'));
});
afterEach(async () => {
  for (const stop of running) await stop();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(home, { recursive: true, force: true });
});

const environment = (place: Record<string, string>) => {
  const { DATABASE_URL: _, ...own } = process.env;
  return { ...own, ...place };
};
const run = (place: Record<string, string>, ...parameters: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...parameters], {
    env: environment(place),
    encoding: 'utf8',
  });
  return { status, text: stderr };
};

/**
 * Restores with success; resolves to what the program says. On PGlite in this process, which has compiled it already: a
 * new process takes seconds for a new database.
 */
async function restoreInto(place: Record<string, string>, file: string, force = false): Promise<string> {
  if (place['DATABASE_URL'] !== undefined) {
    const { status, text } = run(place, 'restore', file, ...(force ? ['--force'] : []));
    expect([status, text]).toEqual([0, text]);
    return text;
  }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    expect(await restore(readSettings(place), { file, force })).toBe(0);
    return errors.mock.calls.join('\n');
  } finally {
    errors.mockRestore();
  }
}

/** Starts the services; resolves to a caller of the buyer service. */
async function start(place: Record<string, string>) {
  const child = spawn(process.execPath, [program, '--products', String(fewProducts)], {
    env: environment(place),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    running.delete(stop);
    child.kill('SIGTERM');
    await ended;
  };
  running.add(stop);
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const url = /BUYER_GATEWAY_URL=(\S+)/.exec(text)?.[1] ?? '';
  const call = async (path: string, data: object, token = '') =>
    (await (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data, time: 1, lang: 'en', token }),
      })
    ).json()) as { code: number; data: { token: string; tradeChinaToken: string; email: string } };
  return { call, stop };
}

async function withDatabase<T>(
  place: Record<string, string>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = place;
  const { db, stop } = url === undefined ? await openDataFolder(folder) : onServer(url);
  try {
    return await work(db);
  } finally {
    await db.close();
    await stop();
  }
}

const onServer = (url: string) => ({ db: openPostgres(url), stop: () => Promise.resolve() });

const contentOf = (place: Record<string, string>) =>
  withDatabase(place, async (db) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (name) => {
          const [row] = await db.rows<{ digest: string }>({
            text: `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest from ${name} t`,
          });
          return [name, row?.digest];
        }),
      ),
    ),
  );

/** The drill starts many programs; `pnpm unit:all` has it on PostgreSQL, too. */
const drilled = isWhole ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

describe.each(drilled)('a backup on %s', (kind) => {
  const place = async (name: string): Promise<Record<string, string>> => {
    const folder = join(home, `${kind}-${name}`);
    if (kind === 'PGlite') {
      await (name === 'from' ? makeDataFolder(folder) : mkdir(folder));
      return { DATA_DIR: folder };
    }
    await mkdir(folder);
    const server = await startPostgres();
    servers.push(server);
    return { DATA_DIR: folder, DATABASE_URL: server.url };
  };

  it('of running services, restored elsewhere, has accounts, sessions, messages, pictures and keys', async () => {
    const from = await place('from');
    const file = join(home, `${kind}.tar.gz`);
    const app = await start(from);
    const email = 'drill@nile.example';
    const { data } = await app.call('/register/registerV2.json', {
      email,
      password: 'correct1',
      appVersion: 'WEB',
      deviceId: 'a browser',
      productName: 'Ünïcode "quoted", \\ and\nlines',
    });
    await app.call('/account/sendResetPasswordLink.json', { email });
    await mkdir(join(from['DATA_DIR'] ?? '', 'pictures'), { recursive: true });
    await writeFile(join(from['DATA_DIR'] ?? '', 'pictures/own.webp'), Buffer.from([0, 1, 2, 255]));
    await writeFile(join(from['DATA_DIR'] ?? '', 'session-key'), 'k'.repeat(43));

    const backup = run(from, 'backup', file);
    expect(backup).toMatchObject({ status: 0, text: expect.stringContaining('read them back') });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await app.call('/login/getUserInfo.json', {}, data.tradeChinaToken)).data.email).toBe(email);
    expect(run(from, 'backup', file)).toMatchObject({ status: 73, text: expect.stringContaining('--force') });
    expect(run(from, 'backup', file, '--force').status).toBe(0);
    expect(run(from, 'restore', file).status).not.toBe(0);
    await app.stop();
    const before = await contentOf(from);

    const to = await place('to');
    await restoreInto(to, file);
    expect(await contentOf(to)).toEqual(before);
    expect(await readFile(join(to['DATA_DIR'] ?? '', 'session-key'), 'utf8')).toBe('k'.repeat(43));
    expect([...(await readFile(join(to['DATA_DIR'] ?? '', 'pictures/own.webp')))]).toEqual([0, 1, 2, 255]);

    const restored = await start(to);
    expect((await restored.call('/login/getUserInfo.json', {}, data.tradeChinaToken)).data.email).toBe(email);
    expect((await restored.call('/login/login.json', { email, password: 'correct1' })).code).toBe(200);
    // New rows do not get numbers of old ones.
    const next = { email: 'next@nile.example', password: 'correct1', appVersion: 'WEB' };
    expect((await restored.call('/register/registerV2.json', next)).code).toBe(200);
    await restored.stop();

    const again = run(to, 'restore', file);
    expect(again).toMatchObject({ status: 73, text: expect.stringContaining('not empty') });
    expect(await restoreInto(to, file, true)).toContain('replaced-');
    expect(await contentOf(to)).toEqual(before);
  });
});

it('a cut, changed or foreign file is refused before anything is replaced', async () => {
  const folder = join(home, 'damaged');
  const good = join(home, 'PGlite.tar.gz');
  const bytes = await readFile(good);
  const cut = join(home, 'cut.tar.gz');
  await writeFile(cut, bytes);
  await truncate(cut, bytes.length - 100);
  const changed = join(home, 'changed.tar.gz');
  const other = Buffer.from(bytes);
  other[Math.floor(bytes.length / 2)] = (other[Math.floor(bytes.length / 2)] ?? 0) ^ 255;
  await writeFile(changed, other);
  const foreign = join(home, 'foreign.tar.gz');
  await writeFile(foreign, 'no archive');
  for (const file of [cut, changed, foreign])
    expect(run({ DATA_DIR: folder }, 'restore', file)).toMatchObject({
      status: 65,
      text: expect.stringContaining('no complete backup'),
    });
  expect(run({ DATA_DIR: folder }, 'restore', join(home, 'none.tar.gz')).status).toBe(66);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

it('an upgrade backs up first and keeps the last two; the backup of the old version can be restored', async () => {
  const folder = join(home, 'upgrade');
  await mkdir(folder);
  await withDatabase({ DATA_DIR: folder }, async (db) => {
    await migrate(db);
    for (let time = 0; time < 3; time += 1) await backUpBeforeUpgrade(db, folder, () => undefined);
  });
  const remaining = await readdir(join(folder, 'backups'));
  expect(remaining).toHaveLength(2);
  const lines: string[] = [];
  const target = join(home, 'upgraded');
  await mkdir(target);
  const [before = 0, newest = 0] = await lastMigrations();
  // As before the last migration: the next start backs up and migrates.
  await withDatabase({ DATA_DIR: target }, async (db) => {
    await db.longTransaction((transaction) => migrateTo(transaction, before));
    await migrate(db, {
      beforeUpgrade: () => backUpBeforeUpgrade(db, target, (line) => void lines.push(line)),
    });
  });
  expect(lines).toEqual([expect.stringContaining('before-upgrade-')]);
  const [old = ''] = await readdir(join(target, 'backups'));
  const back = join(home, 'back');
  await restoreInto({ DATA_DIR: back }, join(target, 'backups', old));
  await withDatabase({ DATA_DIR: back }, async (db) => {
    expect(await newestApplied(db)).toBe(before);
    await migrate(db);
    expect(await newestApplied(db)).toBe(newest);
  });
});

/** The last two migrations, the older first. */
async function lastMigrations(): Promise<number[]> {
  const journal = new URL('../../../gateway/embedded/drizzle/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { when: number }[] };
  return entries.slice(-2).map(({ when }) => when);
}
