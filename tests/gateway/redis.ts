// A separate Redis for one test file: empty, on a free port, removed afterwards.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../setup/free-port.ts';

export type ThrowawayRedis = {
  url: string;
  /** Runs one command and returns the lines of its answer. */
  command: (...words: string[]) => Promise<string[]>;
  stop: () => Promise<void>;
};

/** @throws a sentence that names the package to install if there is no `redis-server`. */
export async function startRedis(): Promise<ThrowawayRedis> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-redis-'));
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const failed = once(server, 'error').then(([error]: unknown[]): never => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('These tests need redis-server. On Debian: apt-get install redis-server');
    throw error;
  });
  await Promise.race([failed, ready(server.stdout)]);
  return {
    url: `redis://127.0.0.1:${port}`,
    async command(...words) {
      const { stdout } = await promisify(execFile)('redis-cli', ['-p', String(port), '--raw', ...words]);
      return stdout.split('\n').filter((line) => line !== '');
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface(output)) if (line.includes('Ready to accept connections')) return;
  throw new Error('redis-server ended before it was ready');
}
