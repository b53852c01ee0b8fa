// A backup of the built-in database, which has one session, while others use it.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readArchive } from '@fairgate/embedded/backup/archive';
import { writeBackup } from '@fairgate/embedded/backup/write-backup';
import { type Closing, openDatabase } from '@fairgate/embedded/commands/open';
import { readSettings } from '@fairgate/embedded/config';
import type { Database } from '@fairgate/embedded/db/database';
import { addHealth } from '@fairgate/embedded/wire/health';
import { createService } from '@fairgate/embedded/wire/service';
import { blade } from '@fairgate/embedded/wire/blade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataFolder } from './store.ts';

let folder: string;
let db: Database;
const closing: Closing = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairgate-beside-'));
  await makeDataFolder(folder);
  await mkdir(join(folder, 'backups/reading-killed/postgres'), { recursive: true });
  ({ db } = await openDatabase(readSettings({ DATA_DIR: folder }), closing));
  await db.rows({ text: 'create table written (number int primary key)' });
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

const copies = () => readdir(join(folder, 'backups'));

it('removes the copy of a killed process at the start', async () => {
  expect(await copies()).toEqual([]);
});

it('reads a copy of one moment: others write meanwhile, before and after', async () => {
  let number = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await db.rows({ text: 'insert into written values ($1)' }, [(number += 1)]);
  })();
  const file = join(folder, 'backups/beside.tar.gz');
  const backup = writeBackup(db, { folder, file, force: false, isShared: true });
  // The unfinished file shows that the copy is read.
  while (!(await copies()).some((name) => name.endsWith('.tmp'))) await pause(5);
  const atReading = number;
  await backup;
  const atEnd = number;
  isOver = true;
  await writing;
  const numbers: number[] = [];
  await readArchive(file, async (entry, content) => {
    const lines = await text(content);
    if (entry.startsWith('tables/written/'))
      numbers.push(
        ...lines
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { number: number }).number),
      );
  });
  // One moment: no row is missing before the last one, and those written while it was read are not there.
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.length).toBeLessThanOrEqual(atReading);
  expect(atEnd).toBeGreaterThan(atReading + 5);
  expect(await copies()).toEqual(['beside.tar.gz']);
});

it('/healthz does not call the service unwell while a longer work of the database runs', async () => {
  const service = createService(blade);
  addHealth(service, db);
  const health = async () => (await service.inject('/healthz')).statusCode;
  expect(await health()).toBe(200);
  await pause(1_050);
  const work = db.transaction(() => pause(2_500));
  await pause(50);
  expect(await health()).toBe(200);
  await work;
  await pause(1_050);
  expect(await health()).toBe(200);
  await service.close();
});
