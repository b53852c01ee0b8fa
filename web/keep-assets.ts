// Before a build: moves the assets of the last one beside it. The gateway goes on serving them, so that a page that was
// opened before an update still loads its chunks. Their names contain a hash: no two builds disagree about a file.
// Likewise the operations that it sends: a page, or what waits in the outbox, goes on after an update.
// node keep-assets.ts DIST [MANIFEST of the operations]
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const lifetimeMs = 7 * 86_400_000;
/** About ten builds, each with its compressed copies. */
const maxFiles = 10_000;
const maxManifests = 20;

const [, , dist, manifest] = process.argv;
if (dist === undefined) throw new Error('Missing argument: the folder of the builds');
const current = join(dist, 'client/assets');
const earlier = join(dist, 'earlier-assets');
const now = new Date();

mkdirSync(earlier, { recursive: true });
for (const file of filesIn(current)) {
  mkdirSync(dirname(join(earlier, file)), { recursive: true });
  renameSync(join(current, file), join(earlier, file));
  // From now on it is out of date.
  utimesSync(join(earlier, file), now, now);
}

keepDocuments();

const byAge = filesIn(earlier)
  .map((file) => ({ file, replacedMs: statSync(join(earlier, file)).mtimeMs }))
  .sort((a, b) => b.replacedMs - a.replacedMs);
for (const [at, { file, replacedMs }] of byAge.entries())
  if (at >= maxFiles || replacedMs < now.getTime() - lifetimeMs) rmSync(join(earlier, file));

/** The manifest of each build, too, is moved by the next one. The same operations are one file. */
function keepDocuments(): void {
  const built = join(dist, 'persisted-documents.json');
  const folder = join(dist, 'earlier-documents');
  mkdirSync(folder, { recursive: true });
  if (existsSync(built)) {
    const name = createHash('sha256').update(readFileSync(built)).digest('hex').slice(0, 16);
    renameSync(built, join(folder, `${name}.json`));
    utimesSync(join(folder, `${name}.json`), now, now);
  }
  if (manifest !== undefined) copyFileSync(manifest, built);
  const byEnd = filesIn(folder)
    .map((file) => ({ file, replacedMs: statSync(join(folder, file)).mtimeMs }))
    .sort((a, b) => b.replacedMs - a.replacedMs);
  for (const [at, { file, replacedMs }] of byEnd.entries())
    if (at >= maxManifests || replacedMs < now.getTime() - lifetimeMs) rmSync(join(folder, file));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
}
