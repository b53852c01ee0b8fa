// Each measured server runs in a separate process, which reports its URL, and its resource use on request.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export type Used = { cpuMicros: number; residentBytes: number };
export type MeasuredServer = {
  url: string;
  pid: number;
  used: () => Promise<Used>;
  stop: () => Promise<void>;
};

/** In the child: sends the URL to the parent, and answers its requests. */
export function announce(server: Server | string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system, residentBytes: process.memoryUsage.rss() } satisfies Used);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(
    typeof server === 'string' ? server : `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
}

/** Starts one of this folder's programs and waits until it listens. */
export async function start(file: string, env: Record<string, string> = {}): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: profiling(file, env),
  });
  const url = await nextMessage<string>(child, file);
  return {
    url,
    pid: child.pid ?? 0,
    async used() {
      child.send('used');
      return await nextMessage<Used>(child, file);
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function nextMessage<T>(child: ChildProcess, file: string): Promise<T> {
  const received = new AbortController();
  const ended = once(child, 'exit', { signal: received.signal }).then(([code]: unknown[]): never => {
    throw new Error(`${file} ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: received.signal }), ended])) as [
      T,
    ];
    return message;
  } finally {
    received.abort();
  }
}

// BENCH_PROFILE=raw.ts writes a CPU profile of that program.
function profiling(file: string, env: Record<string, string>): string[] {
  return process.env['BENCH_PROFILE'] === (env['BENCH_NAME'] ?? file)
    ? ['--cpu-prof', '--cpu-prof-dir=/tmp/fairgate-profiles']
    : [];
}
