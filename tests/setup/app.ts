// The whole app as `npm start` runs it (embedded -- gateway), on a free port with a new data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const startMostMs = 120_000;
const pollMs = 200;
const gateways = fileURLToPath(new URL('gateways.ts', import.meta.url));

export type RunningApp = {
  readonly url: string;
  /** A second gateway over the same services, which trusts a proxy; optional. */
  readonly proxiedUrl?: string | undefined;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the built app and waits until it is ready.
 * @param options.env further settings.
 * @param options.proxied whether to start the second gateway too.
 * @throws Error with the app's last output if it exits or is not ready within two minutes.
 */
export async function startApp(
  options: { env?: Record<string, string>; onOutput?: (text: string) => void; proxied?: boolean } = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairgate-data-'));
  const port = await freePort();
  const proxiedPort = options.proxied ? await freePort() : undefined;
  const output: string[] = [];
  const child = spawn('embedded', ['--', ...(proxiedPort ? ['node', gateways] : ['gateway'])], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // All browsers come from one address.
      REQUEST_BUDGET: '0',
      ...(proxiedPort && { PROXIED_PORT: String(proxiedPort) }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.push(text);
      if (output.length > 200) output.shift();
      options.onOutput?.(text);
    });
  }
  const ended = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const proxiedUrl = proxiedPort === undefined ? undefined : `http://127.0.0.1:${proxiedPort}`;
  const deadline = Date.now() + startMostMs;
  while (!(await isReady(url)) || (proxiedUrl && !(await isReady(proxiedUrl)))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The app did not become ready:\n${output.join('')}`);
    }
    await sleep(pollMs);
  }
  return { url, proxiedUrl, dataDir, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
