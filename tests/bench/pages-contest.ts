// Pages of the built web app over the embedded services: rendered per request, and cached; memory; start-up time.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { request } from 'undici';
import { freePort } from '../setup/free-port.ts';
import { startCommand, startGatewayCommand, startServices } from './command.ts';
import { contest, median, type Effort, type Figures } from './contest.ts';
import { start } from './process.ts';

/** Each query has a full page of products. */
export const keywords = [
  'steel',
  'lamp',
  'glass',
  'bottle',
  'wood',
  'table',
  'toy',
  'black',
  'light',
  'box',
  'cotton',
  'cup',
];
const perPage = 24;

export type Pages = {
  rendered: Figures;
  stored: Figures;
  /** Raw Fastify with the same bytes. */ raw: Figures;
  pageCount: number;
  pageKb: number;
  servicesMb: number;
  startMs: number;
};

export async function contestPages(effort: Effort, logLevel: string): Promise<Pages> {
  // The folder remains between runs: the start is measured with existing data.
  const folder = join(tmpdir(), 'fairgate-bench-data');
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder);
  const env = { ...services.env, LOG_LEVEL: logLevel };
  const [rendering, storing] = [
    await startGatewayCommand({ ...env, PAGE_CACHE_MAX_BYTES: '0' }),
    await startGatewayCommand(env),
  ];
  const contestants = [rendering, storing];
  let measured: Omit<Pages, 'startMs'>;
  try {
    const pagesOf = ({ url }: { url: string }) =>
      keywords.map((keyword) => `${url}/search/product?keyword=${keyword}`);
    const texts = await Promise.all(pagesOf(rendering).map(async (page) => (await fetch(page)).text()));
    for (const [index, text] of texts.entries()) {
      const products = text.match(/<article/g)?.length ?? 0;
      if (products !== perPage)
        throw new Error(`the list page of ${keywords[index]} shows ${products} products`);
    }
    // Two requests: the second answer comes from the cache.
    for (const page of [...pagesOf(storing), ...pagesOf(storing)]) await compressed(page);
    const raw = await start('raw-pages.ts', { PAGES: JSON.stringify(pagesOf(storing)) });
    contestants.push(raw);
    await refuseDifference(pagesOf(storing), pagesOf(raw));
    const [rendered, stored, given] = await contest(
      [
        {
          name: 'list pages, rendered for each request',
          contestant: rendering,
          shot: { url: pagesOf(rendering) },
        },
        // Like a browser: cached pages are sent compressed.
        {
          name: 'list pages, stored, brotli',
          contestant: storing,
          shot: { url: pagesOf(storing), headers: { 'accept-encoding': 'br' } },
        },
        {
          name: 'raw Fastify, the same bytes and headers',
          contestant: raw,
          shot: { url: pagesOf(raw), headers: { 'accept-encoding': 'br' } },
        },
      ],
      effort,
      [services.child.pid ?? 0],
    );
    if (!rendered || !stored || !given) throw new Error('three contestants were expected');
    measured = {
      rendered,
      stored,
      raw: given,
      pageCount: keywords.length,
      pageKb: texts.join('').length / 1024 / keywords.length,
      servicesMb: residentMb(services.child.pid),
    };
  } finally {
    await Promise.all(contestants.map((one) => one.stop()));
    await services.stop();
  }
  const starts: number[] = [];
  for (let round = 0; round < Math.max(3, effort.rounds); round += 1) starts.push(await timeStart(folder));
  return { ...measured, startMs: median(starts) };
}

async function compressed(address: string): Promise<{ headers: Record<string, unknown>; bytes: string }> {
  const { headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  // Headers that differ per request or over time.
  const { date: _date, age: _age, 'x-request-id': _id, ...lasting } = headers;
  return { headers: lasting, bytes: Buffer.from(await body.arrayBuffer()).toString('base64') };
}

/** @throws Error if two servers differ in bytes or headers. */
async function refuseDifference(ours: readonly string[], theirs: readonly string[]): Promise<void> {
  for (const [index, page] of ours.entries()) {
    if (!isDeepStrictEqual(await compressed(page), await compressed(theirs[index] ?? '')))
      throw new Error(`${page} is given otherwise by raw Fastify`);
  }
}

/** From `embedded -- gateway` to the first 200 of /readyz, in ms. */
async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const begunMs = performance.now();
  const starting = startCommand(
    ['embedded', '--', 'gateway'],
    { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    /Fairgate\s+http/,
  );
  starting.catch(() => undefined);
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200;
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

/** The CPU time of a process so far, over all its threads, in ms; NaN without /proc. */
export function cpuMsOf(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  // After the name, which may contain anything: fields 12 and 13 are user and system time in hundredths of a second.
  const [, fields = ''] = readFileSync(path, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}
