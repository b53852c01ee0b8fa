// What a restore that fails or is killed leaves behind: the old state or the new one, whole.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readArchive, writeArchive } from '@fairgate/embedded/backup/archive';
import { writeBackup } from '@fairgate/embedded/backup/write-backup';
import { type Closing, openDatabase } from '@fairgate/embedded/commands/open';
import { restore } from '@fairgate/embedded/commands/restore';
import { readSettings } from '@fairgate/embedded/config';
import { advisoryLocks } from '@fairgate/embedded/db/advisory-locks';
import { type Database, openPostgres } from '@fairgate/embedded/db/database';
import { prepare } from '@fairgate/embedded/db/prepare';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type ThrowawayPostgres } from '../../setup/postgres.ts';
import { fewProducts, makeDataFolder } from './store.ts';

let home: string;
let server: ThrowawayPostgres;
let db: Database;
let good: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairgate-restore-'));
  server = await startPostgres();
  db = openPostgres(server.url);
  await prepare(db, { products: fewProducts, today: '2026-11-21', log: () => undefined });
  const folder = await newFolder();
  await writeFile(join(folder, 'session-key'), 'new'.padEnd(43, '-'));
  good = join(home, 'good.tar.gz');
  await writeBackup(db, { folder, file: good, force: false });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await db.close();
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

let folders = 0;
async function newFolder(): Promise<string> {
  const folder = join(home, `folder-${(folders += 1)}`);
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'session-key'), 'old'.padEnd(43, '-'));
  await writeFile(join(folder, 'pictures/own-old.webp'), 'old');
  return folder;
}

const settingsOf = (folder: string, withUrl = true) =>
  readSettings({ DATA_DIR: folder, ...(withUrl && { DATABASE_URL: server.url }) });

type Content = { readonly name: string; bytes: Buffer };

/** A backup like the good one, with a manifest that fits, after a change. */
async function alike(name: string, change: (entries: Content[], manifest: { migration: number }) => void) {
  const entries: Content[] = [];
  await readArchive(good, async (entry, content) => {
    entries.push({ name: entry, bytes: await buffer(content) });
  });
  const manifest = JSON.parse(String(entries.pop()?.bytes)) as { migration: number; entries: object };
  change(entries, manifest);
  const file = join(home, name);
  await writeArchive(file, async ({ add }) => {
    const added: Record<string, object> = {};
    for (const entry of entries) added[entry.name] = await add(entry.name, entry.bytes);
    await add('manifest.json', Buffer.from(JSON.stringify({ ...manifest, entries: added })));
  });
  return file;
}

async function contentOf(folder: string) {
  const [rows] = await db.rows<{ digest: string }>({
    text: `select count(*) || md5(string_agg(t::text, ',' order by t::text)) || (select count(*) from phrase) as digest from product t`,
  });
  const files = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('lock'));
  return { ...rows, files: files.toSorted(), key: await readFile(join(folder, 'session-key'), 'utf8') };
}

describe('a restore with --force into a database with content', () => {
  beforeEach(async () => {
    await db.rows({ text: `update product set stock = 77` });
  });

  it('of a backup of a newer version is refused, and leaves all as it was', async () => {
    const folder = await newFolder();
    const before = await contentOf(folder);
    const newer = await alike('newer.tar.gz', (_, manifest) => {
      manifest.migration = 9_999_999_999_999;
    });
    await expect(restore(settingsOf(folder), { file: newer, force: true })).rejects.toThrow(
      'made by a newer version',
    );
    expect(await contentOf(folder)).toEqual(before);
  });

  it.each([
    ['a row that cannot be stored', '{"id":"no number"}'],
    ['a row that is there twice', undefined],
  ])('that fails half-way, by %s, leaves all as it was', async (_, row) => {
    const folder = await newFolder();
    const before = await contentOf(folder);
    const bad = await alike(`bad-${folders}.tar.gz`, (entries) => {
      // The last table of all, when most are loaded.
      const last = entries.findLast(({ name }) => name.startsWith('tables/'));
      const lines = String(last?.bytes).trimEnd().split('\n');
      lines[0] = row ?? lines[1] ?? '';
      if (last) last.bytes = Buffer.from(`${lines.join('\n')}\n`);
    });
    await expect(restore(settingsOf(folder), { file: bad, force: true })).rejects.toThrow(
      /Cannot restore .* What was there before is unchanged\./,
    );
    expect(await contentOf(folder)).toEqual(before);
  });

  it('that succeeds has the files and the rows of the backup', async () => {
    const folder = await newFolder();
    const { digest } = await contentOf(folder);
    expect(await restore(settingsOf(folder), { file: good, force: true })).toBe(0);
    const after = await contentOf(folder);
    expect(after.digest).not.toBe(digest);
    expect(after.key).toBe('new'.padEnd(43, '-'));
  });
});

describe('a restore that was killed', () => {
  const id = '2026-11-21T10-00-00-000Z';
  /** The folder of a restore, as its step leaves it. */
  const stopped = async (folder: string, step: string) => {
    const files = join(folder, `${step}-${id}`);
    await mkdir(join(files, 'pictures'), { recursive: true });
    await writeFile(join(files, 'session-key'), 'new'.padEnd(43, '-'));
    await writeFile(join(files, 'pictures/own-new.webp'), 'new');
    await writeFile(join(files, 'lock'), '');
  };
  const open = async (folder: string, withUrl = true) => {
    const closing: Closing = [];
    try {
      await openDatabase(settingsOf(folder, withUrl), closing);
    } finally {
      for (const close of closing.reverse()) await close();
    }
  };
  const filesOf = async (folder: string) =>
    (await readdir(folder, { recursive: true }))
      .filter((name) => !/^(lock|postgres|running)/.test(name))
      .toSorted();
  const replaced = `replaced-${id}`;
  const isNew = ['pictures', 'pictures/own-new.webp', 'session-key'];
  const isOld = ['pictures', 'pictures/own-old.webp', 'session-key'];
  const old = [replaced, ...isOld.map((name) => `${replaced}/${name}`)];

  it('before its database was stored is undone at the next start', async () => {
    const folder = await newFolder();
    await stopped(folder, 'restoring');
    await open(folder);
    expect(await filesOf(folder)).toEqual(isOld);
  });

  it('after its database was stored is finished at the next start', async () => {
    const folder = await newFolder();
    await stopped(folder, 'restoring');
    await db.rows({
      text: `insert into meta (key, value) values ('restored', '${id}') on conflict (key) do update set value = excluded.value`,
    });
    await open(folder);
    expect(await filesOf(folder)).toEqual([...isNew.slice(0, 2), ...old, 'session-key']);
    expect(await readFile(join(folder, 'session-key'), 'utf8')).toContain('new');
  });

  it.each([
    ['before the old files left', async () => undefined],
    [
      'while the old files left',
      async (folder: string) => {
        await mkdir(join(folder, replaced));
        await rename(join(folder, 'pictures'), join(folder, replaced, 'pictures'));
      },
    ],
  ])('%s is finished at the next start', async (_, act: (folder: string) => Promise<void>) => {
    const folder = await newFolder();
    await stopped(folder, 'restored');
    await act(folder);
    await open(folder);
    expect(await filesOf(folder)).toEqual([...isNew.slice(0, 2), ...old, 'session-key']);
  });

  it('while the new files came is finished at the next start, before a new database is made', async () => {
    const folder = join(home, 'arriving');
    await makeDataFolder(join(home, 'whole'));
    await stopped(folder, 'arriving');
    await rename(join(folder, `arriving-${id}`, 'pictures'), join(folder, 'pictures'));
    await rename(join(home, 'whole/postgres'), join(folder, `arriving-${id}`, 'postgres'));
    await writeFile(join(folder, `arriving-${id}`, 'postgres/mark'), '');
    await open(folder, false);
    expect(await filesOf(folder)).toEqual(isNew);
    expect(existsSync(join(folder, 'postgres/mark'))).toBe(true);
  });
});

describe('a backup', () => {
  it('waits for an import, which may remove pictures', async () => {
    const folder = await newFolder();
    const ended = Promise.withResolvers<void>();
    const importing = db.exclusively(advisoryLocks.command, () => ended.promise);
    await pause(200);
    const file = join(home, 'waited.tar.gz');
    const backup = writeBackup(db, { folder, file, force: false });
    expect(await Promise.race([backup, pause(1_000, 'waits')])).toBe('waits');
    ended.resolve();
    await importing;
    expect((await backup).files).toBe(2);
  });

  it('of DATABASE_URL by the services reads that, not an older built-in database in the folder', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'postgres'));
    await writeFile(join(folder, 'postgres/PG_VERSION'), '18');
    const file = join(home, 'shared.tar.gz');
    const { rows } = await writeBackup(db, { folder, file, force: false, isShared: true });
    expect(rows).toBeGreaterThan(1_000);
  });

  it('leaves out a file that somebody removes meanwhile, and is complete', async () => {
    const folder = await newFolder();
    // As a file that is gone when it is read.
    await symlink(join(home, 'gone'), join(folder, 'note'));
    for (let count = 0; count < 200; count += 1)
      await writeFile(join(folder, `pictures/other-${count}.webp`), 'x'.repeat(1_000));
    const file = join(home, 'gone.tar.gz');
    const backup = writeBackup(db, { folder, file, force: false });
    const removing = (async () => {
      for (let count = 199; count >= 0; count -= 1) {
        await pause(2);
        await rm(join(folder, `pictures/other-${count}.webp`));
      }
    })();
    expect((await backup).files).toBeGreaterThanOrEqual(2);
    await removing;
  });
});
