// The commands of `npm start`: the embedded services, the gateway, or both.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MeasuredServer, Used } from './process.ts';

const bin = fileURLToPath(new URL('../../node_modules/.bin/', import.meta.url));
const path = [dirname(process.execPath), bin, process.env['PATH'] ?? ''].join(delimiter);

export type Command = { child: ChildProcess; matches: RegExpExecArray[]; stop: () => Promise<void> };

/** Starts a command and waits for this number of matching lines. @throws its output if it exits before. */
export async function startCommand(
  words: readonly string[],
  env: Record<string, string>,
  form: RegExp,
  lines = 1,
): Promise<Command> {
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, {
    env: { ...process.env, PATH: path, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = (output + String(chunk)).slice(-2_000)));
  const matches: RegExpExecArray[] = [];
  for await (const line of createInterface(child.stdout)) {
    const match = form.exec(line);
    if (match && matches.push(match) === lines) break;
  }
  if (matches.length < lines) throw new Error(`${words.join(' ')} ended before it was ready:\n${output}`);
  child.stdout.resume();
  return {
    child,
    matches,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The five services on this folder, optionally with a number of products; returns the gateway's settings for them. */
export async function startServices(
  folder: string,
  products?: number,
  settings: Record<string, string> = {},
): Promise<Command & { env: Record<string, string> }> {
  const command = await startCommand(
    ['embedded', ...(products === undefined ? [] : ['--products', String(products)])],
    { DATA_DIR: folder, ...settings },
    /^(\w+_GATEWAY_URL)=(.+)$/,
    5,
  );
  return {
    ...command,
    env: Object.fromEntries(command.matches.map(([, name = '', url = '']) => [name, url])),
  };
}

/** The gateway with the built web app. */
export async function startGatewayCommand(env: Record<string, string>): Promise<MeasuredServer> {
  const { matches, child, stop } = await startCommand(
    ['gateway'],
    { REQUEST_BUDGET: '0', SHED_LOAD: 'false', ...env, PORT: '0' },
    /Fairgate\s+(http\S+)/,
  );
  const url = matches[0]?.[1] ?? '';
  return {
    url,
    pid: child.pid ?? 0,
    stop,
    async used(): Promise<Used> {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
      return {
        cpuMicros: value('process_cpu_seconds_total') * 1e6,
        residentBytes: value('process_resident_memory_bytes'),
      };
    },
  };
}
