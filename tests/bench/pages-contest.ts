// Pages of the built web app over the embedded services: rendered for each request, and stored; memory; how long a start takes.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.ts';
import { startCommand, startGatewayCommand, startServices } from './command.ts';
import { contest, median, type Effort, type Figures } from './contest.ts';

/** Each finds a full page of products. */
const keywords = ['kettle', 'lamp', 'towel', 'bottle', 'cushion', 'table', 'toy', 'pan', 'light', 'box', 'mat', 'cup'];
const perPage = 24;

export type Pages = { rendered: Figures; stored: Figures; pageCount: number; pageKb: number; servicesMb: number; startMs: number };

export async function contestPages(effort: Effort, logLevel: string): Promise<Pages> {
  // Kept from run to run: what is timed is a start with data in place.
  const folder = join(tmpdir(), 'fairgate-bench-data');
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder);
  const env = { ...services.env, LOG_LEVEL: logLevel };
  const [rendering, storing] = [await startGatewayCommand({ ...env, PAGE_CACHE_MAX_BYTES: '0' }), await startGatewayCommand(env)];
  let measured: Omit<Pages, 'startMs'>;
  try {
    const pagesOf = ({ url }: { url: string }) => keywords.map((keyword) => `${url}/search/product?keyword=${keyword}`);
    const texts = await Promise.all(pagesOf(rendering).map(async (page) => (await fetch(page)).text()));
    for (const [index, text] of texts.entries()) {
      const products = text.match(/<article/g)?.length ?? 0;
      if (products !== perPage) throw new Error(`the list page of ${keywords[index]} shows ${products} products`);
    }
    const [rendered, stored] = await contest([
      { name: 'list pages, rendered for each request', contestant: rendering, shot: { url: pagesOf(rendering) } },
      // As every browser asks: what is stored goes out compressed.
      { name: 'list pages, stored, brotli', contestant: storing, shot: { url: pagesOf(storing), headers: { 'accept-encoding': 'br' } } },
    ], effort);
    if (!rendered || !stored) throw new Error('two contestants were expected');
    measured = { rendered, stored, pageCount: keywords.length, pageKb: texts.join('').length / 1024 / keywords.length, servicesMb: residentMb(services.child.pid) };
  } finally {
    await Promise.all([rendering.stop(), storing.stop()]);
    await services.stop();
  }
  const starts: number[] = [];
  for (let round = 0; round < Math.max(3, effort.rounds); round += 1) starts.push(await timeStart(folder));
  return { ...measured, startMs: median(starts) };
}

/** From `embedded -- gateway` to the first 200 of /readyz, in ms. */
async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const begunMs = performance.now();
  const starting = startCommand(['embedded', '--', 'gateway'], { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' }, /Fairgate\s+http/);
  starting.catch(() => undefined);
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await ready())) {
    if (performance.now() - begunMs > 60_000) await starting;
    await pause(10);
  }
  const tookMs = performance.now() - begunMs;
  await (await starting).stop();
  return tookMs;
}

export function residentMb(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
