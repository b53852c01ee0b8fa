import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export type PgliteWorkerData = { readonly folder: string; readonly socket: string };

// PGlite's queries block the thread they run in, so it has one of its own and is reached like any PostgreSQL server.

const { folder, socket } = workerData as PgliteWorkerData;
if (!parentPort) throw new Error('runs as a worker thread only');
const port = parentPort;

await makeIfMissing();
const db = await PGlite.create({ dataDir: folder });
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 4 });
await server.start();

port.once('message', () => {
  void (async () => {
    await server.stop();
    await db.close();
    port.close();
  })();
});
port.postMessage('ready');

// Made beside its place and moved there whole: who is killed while making it leaves nothing that looks like a database.
async function makeIfMissing(): Promise<void> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const made = await PGlite.create({ dataDir: unfinished });
    await made.close();
    renameSync(unfinished, folder);
  }
  // Without this file PGlite would make a new database over whatever is there.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
}
