// The gateway's command in a process of its own, in front of an upstream: its memory can be measured and limited.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../setup/free-port.ts';

const main = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url));
const startMostMs = 60_000;
const collectOnSignal = ['--expose-gc', '--import', "data:text/javascript,process.on('SIGUSR2',()=>gc())"];

export type GatewayProcess = {
  url: string;
  /** The value of a metric: its name, with its labels if it has any. NaN when it is missing. */
  metric: (name: string) => Promise<number>;
  /** The heap's use after a collection. */
  heapBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

/** @param options.env settings. @param options.node arguments for Node, for example a limit of its memory. */
export async function startGatewayProcess(options: {
  upstreamUrl: string;
  env?: Record<string, string>;
  node?: readonly string[];
}): Promise<GatewayProcess> {
  const { upstreamUrl, env = {}, node = [] } = options;
  const port = await freePort();
  const gateways = Object.fromEntries(
    ['BUYER', 'SUPPLIER', 'SEARCH', 'PURCHASER', 'CHAT'].map((name) => [`${name}_GATEWAY_URL`, upstreamUrl]),
  );
  const child = spawn(process.execPath, [...collectOnSignal, ...node, main], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', PORT: String(port), ...gateways, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + startMostMs;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The gateway did not start');
    }
    await pause(100);
  }
  const metric = async (name: string) => {
    const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
  };
  return {
    url,
    metric,
    async heapBytes() {
      child.kill('SIGUSR2');
      await pause(500);
      return await metric('nodejs_heap_size_used_bytes');
    },
    stop,
  };
}

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
