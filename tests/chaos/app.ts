// The built app in parts: the five services, a proxy in front of each, and one gateway process.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/free-port.ts';
import { startProxy, type Proxy } from './proxy.ts';

export const serviceNames = ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'] as const;
export type ServiceName = (typeof serviceNames)[number];

export type ChaosApp = {
  readonly url: string;
  readonly proxies: Readonly<Record<ServiceName, Proxy>>;
  /** The resident memory of the gateway, in MB. */
  residentMb: () => number;
  /** Sends a signal to the gateway; resolves to its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  stop: () => Promise<void>;
};

const readyMostMs = 120_000;
const pollMs = 200;
const printsItsSettings = 'console.log(JSON.stringify(process.env)); setInterval(() => {}, 1_000)';

/** @param env settings of the gateway. @throws Error if the app is not ready within two minutes. */
export async function startChaosApp(env: Record<string, string> = {}): Promise<ChaosApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairgate-chaos-'));
  const services = spawn('embedded', ['--', process.execPath, '-e', printsItsSettings], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const settings = await firstJson(services);
  const proxies = Object.fromEntries(
    await Promise.all(
      serviceNames.map(async (name) => [name, await startProxy(settings[`${name}_GATEWAY_URL`] ?? '')]),
    ),
  ) as Record<ServiceName, Proxy>;
  const port = await freePort();
  const gateway = spawn('gateway', {
    env: {
      ...settings,
      ...Object.fromEntries(serviceNames.map((name) => [`${name}_GATEWAY_URL`, proxies[name].url])),
      PORT: String(port),
      HOST: '127.0.0.1',
      // All attacks come from one address; without its budget they reach what is behind it.
      REQUEST_BUDGET: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(gateway, 'exit') as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    gateway.kill('SIGKILL');
    await ended;
    await Promise.all(serviceNames.map((name) => proxies[name].close()));
    services.kill('SIGTERM');
    await once(services, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + readyMostMs;
  while (!(await isReady(url))) {
    if (Date.now() > deadline || gateway.exitCode !== null) {
      await stop();
      throw new Error('The app did not become ready');
    }
    await sleep(pollMs);
  }
  return {
    url,
    proxies,
    residentMb: () => residentMb(gateway.pid ?? 0),
    async end(signal) {
      gateway.kill(signal);
      return (await ended)[0];
    },
    stop,
  };
}

async function firstJson(child: ChildProcess): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const line = text.split('\n').find((one) => one.startsWith('{'));
    if (line) return JSON.parse(line) as Record<string, string>;
  }
  throw new Error(`The services did not start:\n${text}`);
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1_024);
}
