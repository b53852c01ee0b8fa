import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { exitCodes, Stop } from '../exit.ts';
import { diskFull, hasNoRoom, isDiskFull } from '../folder/disk.ts';
import type { PgliteWorkerData } from './pglite-worker.ts';

export type PgliteServer = {
  /** The folder of the Unix socket, as node-postgres takes it for `host`. */
  readonly host: string;
  readonly ready: Promise<void>;
  /** Rejects if the database ends unexpectedly. */
  readonly lost: Promise<never>;
  stop(): Promise<void>;
};

const startTimeoutMs = 60_000;
/** The first start creates the database; `npm start` builds at the same time. */
const firstStartTimeoutMs = 300_000;

/**
 * Starts PGlite on a folder, in a worker thread. It listens on a Unix socket in a folder that only this user can enter,
 * because PGlite has no password.
 */
export function startPglite(folder: string): PgliteServer {
  const host = makeSocketFolder(folder);
  const timeoutMs = existsSync(folder) ? startTimeoutMs : firstStartTimeoutMs;
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder, socket: join(host, '.s.PGSQL.5432') } satisfies PgliteWorkerData,
  });
  let stopping = false;
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error instanceof Error ? error.message : String(error)));
    worker.once('exit', (code) => resolve(`exit code ${code}`));
  });
  const clean = (): void => rmSync(host, { recursive: true, force: true });
  const ready = startedOr(ended, once(worker, 'message'), folder, timeoutMs);
  // A caller that awaits neither promise must not be ended by their rejection.
  ready.catch(() => {
    clean();
    void worker.terminate();
  });
  const lost = ended.then(async (reason): Promise<never> => {
    if (stopping) return new Promise(() => undefined);
    // A database that never opened has reported its error already.
    await ready;
    if (hasNoRoom(folder)) throw diskFull(dirname(folder));
    throw new Stop(exitCodes.software, `The database ended unexpectedly: ${reason}`);
  });
  lost.catch(() => undefined);
  return {
    host,
    ready,
    lost,
    async stop() {
      stopping = true;
      worker.postMessage('stop');
      await ended;
      clean();
    },
  };
}

// Outside the data folder: the path of a socket has 107 characters at most. It is always the same for a data folder,
// which is locked by now, so that a new process removes what a killed one left behind.
function makeSocketFolder(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  const host = join(tmpdir(), `fairgate-${process.getuid?.() ?? 0}-${name}`);
  rmSync(host, { recursive: true, force: true });
  mkdirSync(host, { mode: 0o700 });
  return host;
}

async function startedOr(
  ended: Promise<string>,
  ready: Promise<unknown>,
  folder: string,
  timeoutMs: number,
): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const tooLate = `The database in ${folder} did not open within ${timeoutMs / 1000} s. The machine may be busy: start again.`;
  const timer = setTimeout(() => reject(new Stop(exitCodes.unavailable, tooLate)), timeoutMs);
  try {
    await Promise.race([ready, late, ended.then((reason) => Promise.reject(new Error(reason)))]);
  } catch (error) {
    if (error instanceof Stop) throw error;
    // PostgreSQL aborts when it cannot write.
    if (isDiskFull(error) || hasNoRoom(dirname(folder))) throw diskFull(dirname(folder));
    const message = error instanceof Error ? error.message : String(error);
    // The crash output of the WebAssembly runtime and PGlite is of no use.
    const reason = /^(?:Aborted|PGlite failed)/.test(message) ? 'its files are damaged' : message;
    throw new Stop(
      exitCodes.corruptData,
      `Cannot open the database in ${folder}: ${reason}. Restore a backup of the folder, or move it away to start with a new database.`,
    );
  } finally {
    clearTimeout(timer);
  }
}
