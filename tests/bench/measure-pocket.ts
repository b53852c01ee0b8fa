// An exhibition on a device: the size of its pack as sent, and the time of a search in it.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { languageCodes } from '@fairgate/schema/locales';
import { type PocketPack, pocketPack } from '@fairgate/schema/pocket';
import { request } from 'undici';
import type { findExhibitors } from '../../web/src/features/pocket/find-exhibitors.ts';
import { startGateway } from '../gateway/start.ts';
import { startServices } from './command.ts';
import { median } from './compare.ts';
import { describeSpeed, runOnSlowPhone, slowDown } from './slow-phone.ts';

/** The demo exhibition with the most exhibitors. */
const exhibitionId = '803';
const products = 3_000;
const packMostMb = 2;
const searchMostMs = 100;
const rounds = 50;

type Sent = {
  readonly language: string;
  readonly pack: PocketPack;
  readonly characters: number;
  readonly bytes: number;
};

/** @throws Error when a pack or a search misses its limit. */
export async function measurePocket(): Promise<string> {
  const packs = await loadPacks();
  const { result, full, slow } = await runOnSlowPhone({
    entry: fileURLToPath(new URL('../../web/src/features/pocket/find-exhibitors.ts', import.meta.url)),
    run: searchInPage,
    input: { packs: packs.map(({ pack }) => pack), rounds },
  });
  const rows = packs.map(({ language, pack, characters, bytes }, place) => {
    const [first = Number.NaN, ...more] = result[place] ?? [];
    if (bytes > packMostMb * 1e6) throw new Error(`${language}: ${bytes} bytes`);
    if (median(more) > searchMostMs) throw new Error(`${language}: ${median(more)} ms for a search`);
    return `| ${language} | ${pack.exhibitors.length} | ${pack.products.length} | ${(characters / 1e6).toFixed(2)} | ${(bytes / 1e6).toFixed(3)} | ${first.toFixed(1)} | ${median(more).toFixed(1)} |`;
  });
  return [
    '## An exhibition on a device',
    '',
    `The pack of the demo exhibition with the most exhibitors as sent (brotli; target ≤ ${packMostMb} MB), and a search in it with counts of all filters, in a browser at ${slowDown}× slow-down (median of ${rounds}; the first one reads all texts; target < ${searchMostMs} ms). ${describeSpeed(full, slow)}`,
    '',
    '| language | exhibitors | products | M characters | MB sent | first search ms | search ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The pack in each language, as the gateway sends it. */
async function loadPacks(): Promise<Sent[]> {
  const folder = join(tmpdir(), `fairgate-bench-search-${products}`);
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder, products, {});
  const gateway = await startGateway({ upstreamUrl: '', env: { ...services.env, REQUEST_BUDGET: '0' } });
  const packs: Sent[] = [];
  try {
    for (const language of languageCodes) {
      const { statusCode, body } = await request(`${gateway.url}/pocket/${exhibitionId}.${language}.json`, {
        headers: { 'accept-encoding': 'br' },
      });
      const sent = Buffer.from(await body.arrayBuffer());
      if (statusCode !== 200) throw new Error(`${language}: status ${statusCode}: ${sent.toString()}`);
      const text = brotliDecompressSync(sent).toString();
      packs.push({
        language,
        pack: pocketPack.parse(JSON.parse(text)),
        characters: text.length,
        bytes: sent.length,
      });
    }
  } finally {
    await gateway.close();
    await services.stop();
  }
  return packs;
}

/** In the page. The ms of each search in each pack: what exhibitors show, as visitors type it, whole and its first two characters. */
function searchInPage(
  { findExhibitors: find }: { findExhibitors: typeof findExhibitors },
  { packs, rounds: count }: { packs: readonly PocketPack[]; rounds: number },
): number[][] {
  return packs.map((pack) => {
    const words = [...new Set(pack.exhibitors.flatMap((one) => one.products))].slice(0, 10);
    const typed = words.flatMap((word) => [word, word.slice(0, 2)]);
    return Array.from({ length: count + 1 }, (_, round) => {
      const keyword = typed[round % typed.length] ?? '';
      const begun = performance.now();
      const { found } = find(pack, { keyword });
      const ms = performance.now() - begun;
      if (found.length === 0) throw new Error(`“${keyword}” finds nothing`);
      return ms;
    });
  });
}
