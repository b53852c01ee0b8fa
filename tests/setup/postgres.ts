// A separate PostgreSQL for one test file: empty, on a free port, removed afterwards.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type ThrowawayPostgres = {
  /** The URL of its superuser and first database. */
  readonly url: string;
  /** The folder of its files. */
  readonly data: string;
  /** Ends the server and keeps its files. */
  readonly halt: () => Promise<void>;
  /** Ends the server and removes its files. */
  readonly stop: () => Promise<void>;
};

const startMostMs = 120_000;

// PostgreSQL refuses to run as root.
const nobodyId = 65_534;
const owner = process.getuid?.() === 0 ? { uid: nobodyId, gid: nobodyId } : {};

/**
 * @param makeData makes the folder of the files; without it, they are those of a new cluster.
 * @throws Error that names the package to install if there is no PostgreSQL.
 */
export async function startPostgres(
  makeData: (data: string) => Promise<void> = makeCluster,
): Promise<ThrowawayPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-postgres-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await makeData(data);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(join(programsFolder(), 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await ready(url, server);
  const halt = async (): Promise<void> => {
    const ended = once(server, 'exit');
    // SIGINT does not wait for open connections.
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
  };
  return {
    url,
    data,
    halt,
    async stop() {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeCluster(data: string): Promise<void> {
  await promisify(execFile)(
    join(programsFolder(), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...owner, cwd: dirname(data) },
  );
}

/** Debian keeps the programs out of PATH, in a folder per version. */
function programsFolder(): string {
  const versions = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  const found =
    versions.at(-1) ??
    (process.env.PATH ?? '').split(':').flatMap((path) => globSync(join(path, 'initdb')))[0];
  if (!found)
    throw new Error('These tests need PostgreSQL 15 or later. On Debian: apt-get install postgresql');
  return join(found, '..');
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (
    const deadline = Date.now() + startMostMs;
    Date.now() < deadline && server.exitCode === null;
    await pause(50)
  ) {
    const client = new pg.Client({ connectionString: url });
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isConnected) return;
  }
  server.kill('SIGKILL');
  throw new Error('PostgreSQL did not become ready');
}
