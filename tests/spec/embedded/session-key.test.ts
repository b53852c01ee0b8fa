// The key of the sessions in the data folder.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const module = fileURLToPath(new URL('../../../gateway/embedded/src/folder/session-key.ts', import.meta.url));
const run = promisify(execFile);

let home: string;
let folders = 0;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairgate-key-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newFolder = () => mkdtemp(join(home, `${(folders += 1)}-`));

/** The keys that some processes get, which open the folders one after another, at the same moments. */
async function keysIn(folders: readonly string[], processes: number): Promise<string[][]> {
  // Alone, a process need not wait for the others to start.
  const from = Date.now() + (processes > 1 ? 3_000 : 0);
  const script = `
    const { sessionKeyOf } = await import(${JSON.stringify(module)});
    await new Promise((resolve) => setTimeout(resolve, ${from} - Date.now() - 20));
    const keys = ${JSON.stringify(folders)}.map((folder, index) => {
      while (Date.now() < ${from} + ${processes > 1 ? 5 : 0} * index);
      return sessionKeyOf(folder);
    });
    console.log(JSON.stringify(keys));`;
  const ended = await Promise.all(
    Array.from({ length: processes }, () => run(process.execPath, ['--input-type=module', '-e', script])),
  );
  return ended.map(({ stdout }) => JSON.parse(stdout) as string[]);
}

describe('the session key', () => {
  it.each([
    ['no file', undefined],
    ['an empty file', ''],
    ['a damaged file', 'not a key'],
  ])('is the same for processes that start at the same time on %s', async (_, content) => {
    const folders = await Promise.all(Array.from({ length: 200 }, newFolder));
    if (content !== undefined)
      await Promise.all(folders.map((folder) => writeFile(join(folder, 'session-key'), content)));
    const [one, other, third] = await keysIn(folders, 3);
    for (const key of one ?? []) expect(key).toMatch(/^[\w-]{43}$/);
    expect([other, third]).toEqual([one, one]);
    expect(await keysIn(folders, 1)).toEqual([one]);
  });

  it('is readable by its owner only', async () => {
    const folder = await newFolder();
    await keysIn([folder], 1);
    expect(await readdir(folder)).toEqual(['lock-session-key', 'session-key']);
    expect((await stat(join(folder, 'session-key'))).mode & 0o777).toBe(0o600);
  });
});
