import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

/**
 * Creates an empty PostgreSQL cluster in a new folder. The first one takes PGlite 3 to 6 s, so a copy is cached for the
 * next. The cluster is built in a temporary folder and moved: a killed process leaves no partial database.
 */
export async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  const cached = cachedClusterPath();
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(cached)) cpSync(cached, unfinished, { recursive: true });
  else {
    const made = await PGlite.create({ dataDir: unfinished });
    await made.close();
    cache(unfinished, cached);
  }
  renameSync(unfinished, folder);
}

function cachedClusterPath(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return join(import.meta.dirname, `../../node_modules/.cache/pglite-${version}`);
}

// The copy only saves time: if it fails (a read-only folder, a faster process), nothing else changes.
function cache(cluster: string, cached: string): void {
  const unfinished = `${cached}.${process.pid}`;
  try {
    mkdirSync(dirname(cached), { recursive: true });
    cpSync(cluster, unfinished, { recursive: true });
    renameSync(unfinished, cached);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
