import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/**
 * Makes an empty PostgreSQL cluster in a folder that is not there yet. The first one takes PGlite 3 to 6 s, so a copy is
 * kept for the next. It is made beside its place and moved there whole: who is killed meanwhile leaves nothing that
 * looks like a database.
 */
export async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  const kept = keptCluster();
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, unfinished, { recursive: true });
  else {
    const made = await PGlite.create({ dataDir: unfinished });
    await made.close();
    keep(unfinished, kept);
  }
  renameSync(unfinished, folder);
}

function keptCluster(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return join(import.meta.dirname, `../../node_modules/.cache/pglite-${version}`);
}

// The copy saves time and nothing else: whatever prevents it (a folder that may not be written, another process that was
// quicker) does no harm.
function keep(cluster: string, kept: string): void {
  const unfinished = `${kept}.${process.pid}`;
  try {
    mkdirSync(dirname(kept), { recursive: true });
    cpSync(cluster, unfinished, { recursive: true });
    renameSync(unfinished, kept);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
