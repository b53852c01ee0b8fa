import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export type PgliteWorkerData = { readonly folder: string; readonly socket: string };

// PGlite's queries block their thread, so it has its own; clients connect as to any PostgreSQL server.

const { folder, socket } = workerData as PgliteWorkerData;
if (!parentPort) throw new Error('runs as a worker thread only');
const port = parentPort;

if (!existsSync(folder)) await import('./cluster.ts').then(({ makeCluster }) => makeCluster(folder));
// Without this file PGlite would create a new cluster over the existing files.
if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
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
