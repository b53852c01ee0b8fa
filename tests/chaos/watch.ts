// Another visitor during an attack: requests an address again and again, in a thread of its own.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Waits of the visitor, in ms. `failed`: requests without an answer of 200. */
export type Waits = { requests: number; failed: number; p50Ms: number; p99Ms: number; longestMs: number };
export type Watch = { stop: () => Promise<Waits> };

const pauseMs = 10;
const mostMs = 30_000;

/** Requests a URL every 10 ms, one request at a time, until `stop`. */
export async function watch(url: string): Promise<Watch> {
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: url });
  await once(worker, 'message');
  return {
    async stop() {
      worker.postMessage('stop');
      const [waits] = (await once(worker, 'message')) as [Waits];
      await worker.terminate();
      return waits;
    },
  };
}

if (!isMainThread) {
  let stopped = false;
  parentPort?.once('message', () => (stopped = true));
  const times: number[] = [];
  let failed = 0;
  // The first request opens the connection.
  await request();
  times.length = 0;
  failed = 0;
  parentPort?.postMessage('ready');
  while (!stopped) {
    await request();
    await sleep(pauseMs);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  parentPort?.postMessage({
    requests: times.length,
    failed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    longestMs: at(1),
  } satisfies Waits);

  async function request(): Promise<void> {
    const begun = performance.now();
    try {
      const answer = await fetch(workerData as string, { signal: AbortSignal.timeout(mostMs) });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - begun);
  }
}
