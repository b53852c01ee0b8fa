// A stop under load: every request that was accepted gets its answer, and the process ends.
import { setTimeout as sleep } from 'node:timers/promises';
import { onApp, type Scenario } from './scenario.ts';

const visitors = 50;
const endMostMs = 15_000;

export const stopping: Scenario = {
  name: 'stopping',
  run: onApp({ PAGE_CACHE_MAX_BYTES: '0' }, async function* (app) {
    let ending = false;
    let answered = 0;
    let cut = 0;
    let refused = 0;
    const visit = async () => {
      while (!ending) {
        // A connection that the process has not accepted yet ends with its listener.
        const answer = await fetch(`${app.url}/search/product?keyword=lamp`).catch(() => undefined);
        if (!answer) {
          refused += 1;
          return;
        }
        await answer.arrayBuffer().then(
          () => (answered += 1),
          () => (cut += 1),
        );
      }
    };
    const all = Promise.all(Array.from({ length: visitors }, visit));
    await sleep(2_000);
    const begun = performance.now();
    const code = await app.end('SIGTERM');
    const tookMs = Math.round(performance.now() - begun);
    ending = true;
    await all;
    yield {
      attack: `SIGTERM while ${visitors} visitors load pages`,
      promise: `no answer that has begun is cut; exit 0 within ${endMostMs / 1_000} s`,
      measured: `${answered} answered, ${cut} cut, ${refused} connections refused, exit ${code} after ${tookMs} ms`,
      holds: cut === 0 && code === 0 && tookMs <= endMostMs,
    };
  }),
};
