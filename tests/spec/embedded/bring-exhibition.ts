// Imports of fairs for tests.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '@fairgate/embedded/catalogue/problem';
import { importExhibitions } from '@fairgate/embedded/exhibitions/import';
import type { Embedded } from './store.ts';

/** Imports the lines of a CSV file. Resolves to the result and the problems. */
export async function bringExhibition(
  { db, post, pictures: into }: Embedded,
  rows: readonly string[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-fair-'));
  const file = join(folder, 'fair.csv');
  await writeFile(file, rows.join('\n'));
  const problems: string[] = [];
  const result = await importExhibitions(
    db,
    {
      file,
      pictures: { from: undefined, into, demo: join(folder, 'none') },
      allowPrivate: false,
      prune: false,
      dryRun,
      post,
      signal: new AbortController().signal,
    },
    { problem: (problem) => problems.push(formatProblem(problem)), progress: () => undefined },
  ).finally(() => rm(folder, { recursive: true, force: true }));
  return { ...result, problems };
}

/** The id of the exhibition with a key. */
export async function exhibitionIdOf({ db }: Embedded, key: string): Promise<number> {
  const [row] = await db.rows<{ id: number }>({ text: 'select id from exhibition where external_key = $1' }, [
    key,
  ]);
  if (!row) throw new Error(`no exhibition ${key}`);
  return row.id;
}
