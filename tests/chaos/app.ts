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
export type Part = 'gateway' | 'services';

export type ChaosApp = {
  readonly url: string;
  readonly proxies: Readonly<Record<ServiceName, Proxy>>;
  /** The resident memory of the gateway, in MB. */
  residentMb: () => number;
  /** Sends a signal to the gateway; resolves to its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Kills a part and starts it again; resolves when the app is ready. */
  killAndRestart: (part: Part) => Promise<void>;
  stop: () => Promise<void>;
};

const readyMostMs = 120_000;
const pollMs = 100;
const printsItsSettings = 'console.log(JSON.stringify(process.env)); setInterval(() => {}, 1_000)';

/**
 * @param options.env settings of the gateway.
 * @param options.services settings of the services.
 * @param options.dataDir an existing folder; by default a new one, which is removed at the end.
 * @param options.products how many the demo has.
 * @throws Error if the app is not ready within two minutes.
 */
export async function startChaosApp(
  options: {
    env?: Record<string, string>;
    services?: Record<string, string>;
    dataDir?: string;
    products?: number;
  } = {},
): Promise<ChaosApp> {
  const { env = {}, products } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'fairgate-chaos-')));
  const startServices = () =>
    spawn(
      'embedded',
      [...(products ? ['--products', `${products}`] : []), '--', process.execPath, '-e', printsItsSettings],
      {
        // Services that start again know the gateway.
        env: { ...process.env, ...own, ...options.services, DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
  let services = startServices();
  const settings = await firstJson(services);
  const targetOf = (from: Record<string, string>, name: ServiceName) => from[`${name}_GATEWAY_URL`] ?? '';
  const proxies = Object.fromEntries(
    await Promise.all(
      serviceNames.map(async (name) => [name, await startProxy(targetOf(settings, name))] as const),
    ),
  ) as Record<ServiceName, Proxy>;
  const port = await freePort();
  const startGateway = () => {
    const child = spawn('gateway', {
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
    return { child, ended: once(child, 'exit') as Promise<[number | null]> };
  };
  let gateway = startGateway();
  const url = `http://127.0.0.1:${port}`;
  const untilReady = async () => {
    const deadline = Date.now() + readyMostMs;
    while (!(await isReady(url))) {
      if (Date.now() > deadline || gateway.child.exitCode !== null)
        throw new Error('The app did not become ready');
      await sleep(pollMs);
    }
  };
  const stop = async () => {
    gateway.child.kill('SIGKILL');
    await gateway.ended;
    await Promise.all(serviceNames.map((name) => proxies[name].close()));
    if (services.kill('SIGTERM')) await once(services, 'exit');
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  await untilReady().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    proxies,
    residentMb: () => residentMb(gateway.child.pid ?? 0),
    async end(signal) {
      gateway.child.kill(signal);
      return (await gateway.ended)[0];
    },
    async killAndRestart(part) {
      if (part === 'gateway') {
        gateway.child.kill('SIGKILL');
        await gateway.ended;
        gateway = startGateway();
      } else {
        services.kill('SIGKILL');
        await once(services, 'exit');
        services = startServices();
        // On a busy machine PostgreSQL may answer too late: as a supervisor does, once more.
        const next = await firstJson(services).catch(() => firstJson((services = startServices())));
        for (const name of serviceNames) proxies[name].target = targetOf(next, name);
      }
      await untilReady();
    },
    stop,
  };
}

const own = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  BUYER_SERVICE_KEY: 'shared-by-gateway-and-service-in-chaos',
};

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
