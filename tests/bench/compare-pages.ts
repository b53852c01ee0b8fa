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
import { compare, median, type LoadSettings, type Figures } from './compare.ts';
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
  /** Raw Fastify with the same bytes. */
  raw: Figures;
  pageCount: number;
  pageKb: number;
  servicesMb: number;
  startMs: number;
};

export async function comparePages(loadSettings: LoadSettings, logLevel: string): Promise<Pages> {
  // The folder remains between runs: the start is measured with existing data.
  const folder = join(tmpdir(), 'fairgate-bench-data');
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder);
  const env = { ...services.env, LOG_LEVEL: logLevel };
  const [rendering, storing] = [
    await startGatewayCommand({ ...env, PAGE_CACHE_MAX_BYTES: '0' }),
    await startGatewayCommand(env),
  ];
  const servers = [rendering, storing];
  let measured: Omit<Pages, 'startMs'>;
  try {
    const pagesOf = ({ url }: { url: string }) =>
      keywords.map((keyword) => `${url}/search/product?keyword=${keyword}`);
    const texts = await Promise.all(pagesOf(rendering).map(async (page) => (await fetch(page)).text()));
    for (const [index, text] of texts.entries()) {
      const products = text.match(/<article/g)?.length ?? 0;
      if (products !== perPage)
        throw new Error(`the list page of ${keywords[index]} has ${products} products, expected ${perPage}`);
    }
    // Two requests: the second answer comes from the cache.
    for (const page of [...pagesOf(storing), ...pagesOf(storing)]) await fetchCompressed(page);
    const rawServer = await start('raw-pages.ts', { PAGES: JSON.stringify(pagesOf(storing)) });
    servers.push(rawServer);
    await assertSameResponses(pagesOf(storing), pagesOf(rawServer));
    const [rendered, stored, raw] = await compare(
      [
        {
          name: 'list pages, rendered for each request',
          server: rendering,
          request: { url: pagesOf(rendering) },
        },
        // Like a browser: cached pages are sent compressed.
        {
          name: 'list pages, stored, brotli',
          server: storing,
          request: { url: pagesOf(storing), headers: { 'accept-encoding': 'br' } },
        },
        {
          name: 'raw Fastify, the same bytes and headers',
          server: rawServer,
          request: { url: pagesOf(rawServer), headers: { 'accept-encoding': 'br' } },
        },
      ],
      loadSettings,
      [services.child.pid ?? 0],
    );
    if (!rendered || !stored || !raw) throw new Error('three results were expected');
    measured = {
      rendered,
      stored,
      raw,
      pageCount: keywords.length,
      pageKb: texts.join('').length / 1024 / keywords.length,
      servicesMb: residentMb(services.child.pid),
    };
  } finally {
    await Promise.all(servers.map((one) => one.stop()));
    await services.stop();
  }
  const starts: number[] = [];
  for (let round = 0; round < Math.max(3, loadSettings.rounds); round += 1)
    starts.push(await timeStart(folder));
  return { ...measured, startMs: median(starts) };
}

async function fetchCompressed(
  address: string,
): Promise<{ headers: Record<string, unknown>; bytes: string }> {
  const { headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } });
  // Headers that differ per request or over time.
  const { date: _date, age: _age, 'x-request-id': _id, ...lasting } = headers;
  return { headers: lasting, bytes: Buffer.from(await body.arrayBuffer()).toString('base64') };
}

/** @throws Error if two servers differ in bytes or headers. */
async function assertSameResponses(pages: readonly string[], rawPages: readonly string[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    if (!isDeepStrictEqual(await fetchCompressed(page), await fetchCompressed(rawPages[index] ?? '')))
      throw new Error(`raw Fastify returns another response for ${page}`);
  }
}

/** From `embedded -- gateway` to the first 200 of /readyz, in ms. */
async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const startMs = performance.now();
  const starting = startCommand(
    ['embedded', '--', 'gateway'],
    { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    /Fairgate\s+http/,
  );
  starting.catch(() => undefined);
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await ready())) {
    if (performance.now() - startMs > 60_000) await starting;
    await pause(10);
  }
  const durationMs = performance.now() - startMs;
  await (await starting).stop();
  return durationMs;
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
