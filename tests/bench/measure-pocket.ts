// An exhibition on a device: the size of its pack as sent, and the time of a search in it.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { languageCodes } from '@fairgate/schema/locales';
import { pocketPack } from '@fairgate/schema/pocket';
import { request } from 'undici';
import { findExhibitors } from '../../web/src/features/pocket/find-exhibitors.ts';
import { startGateway } from '../gateway/start.ts';
import { startServices } from './command.ts';

/** The demo exhibition with the most exhibitors. */
const exhibitionId = '803';
const products = 3_000;
const packMostMb = 2;
const searchMostMs = 100;
/** How much slower a slow phone is. */
const slowDown = 4;
const rounds = 50;

/** @throws Error when a pack or a search misses its limit. */
export async function measurePocket(): Promise<string> {
  const folder = join(tmpdir(), `fairgate-bench-search-${products}`);
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder, products, {});
  const gateway = await startGateway({ upstreamUrl: '', env: { ...services.env, REQUEST_BUDGET: '0' } });
  const rows: string[] = [];
  try {
    for (const language of languageCodes) {
      const { statusCode, body } = await request(`${gateway.url}/pocket/${exhibitionId}.${language}.json`, {
        headers: { 'accept-encoding': 'br' },
      });
      const sent = Buffer.from(await body.arrayBuffer());
      if (statusCode !== 200) throw new Error(`${language}: status ${statusCode}: ${sent.toString()}`);
      const text = brotliDecompressSync(sent).toString();
      const { exhibitors, ...rest } = pocketPack.parse(JSON.parse(text));
      const pack = { ...rest, exhibitors };
      // What exhibitors show, as visitors type it: whole, and its first two characters.
      const words = [...new Set(exhibitors.flatMap((one) => one.products))].slice(0, 10);
      const typed = words.flatMap((word) => [word, word.slice(0, 2)]);
      // CPU time: other work of the machine does not count.
      const begun = process.cpuUsage();
      const found = findExhibitors(pack, { keyword: typed[0] ?? '' }).found.length;
      const firstMs = process.cpuUsage(begun).user / 1_000;
      if (found === 0) throw new Error(`${language}: “${typed[0]}” finds nothing`);
      const times = Array.from({ length: rounds }, (_, round) => {
        const start = process.cpuUsage();
        findExhibitors(pack, { keyword: typed[round % typed.length] ?? '' });
        return process.cpuUsage(start).user / 1_000;
      });
      const median = times.toSorted((one, other) => one - other)[rounds / 2] ?? Number.NaN;
      rows.push(
        `| ${language} | ${exhibitors.length} | ${rest.products.length} | ${(text.length / 1e6).toFixed(2)} | ${(sent.length / 1e6).toFixed(3)} | ${(firstMs * slowDown).toFixed(1)} | ${(median * slowDown).toFixed(1)} |`,
      );
      if (sent.length > packMostMb * 1e6) throw new Error(`${language}: ${sent.length} bytes`);
      if (firstMs * slowDown > searchMostMs) throw new Error(`${language}: first search ${firstMs} ms`);
    }
  } finally {
    await gateway.close();
    await services.stop();
  }
  return [
    '## An exhibition on a device',
    '',
    `The pack of the demo exhibition with the most exhibitors as sent (brotli; target ≤ ${packMostMb} MB), and a search in it with counts of all filters (median of ${rounds}; the first one reads all texts; target < ${searchMostMs} ms). CPU time in Node, times ${slowDown} for a slow phone.`,
    '',
    '| language | exhibitors | products | M characters | MB sent | first search ms | search ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
