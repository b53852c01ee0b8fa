// The gain of the optimisations of web/src/fast that list pages have: rendered by gateways without one of them, or without all.
// measure-badge-start.ts measures `badge`.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGatewayCommand, startServices } from './command.ts';
import { compare, type LoadSettings, type Figures } from './compare.ts';
import { keywords } from './compare-pages.ts';
import { savedBytes } from './saved-bytes.ts';

const parts = ['client', 'html'];

/** Pages per second and CPU time per page, as Markdown. */
export async function compareOptimisations(loadSettings: LoadSettings, logLevel: string): Promise<string> {
  const folder = join(tmpdir(), 'fairgate-bench-data');
  mkdirSync(folder, { recursive: true });
  const services = await startServices(folder);
  const started = [];
  const candidates = [];
  try {
    for (const plain of ['false', ...parts, 'true']) {
      const server = await startGatewayCommand({
        ...services.env,
        LOG_LEVEL: logLevel,
        PAGE_CACHE_MAX_BYTES: '0',
        PLAIN_PAGES: plain,
      });
      started.push(server);
      const url = keywords.map((keyword) => `${server.url}/search/product?keyword=${keyword}`);
      candidates.push({ name: nameOf(plain), server, request: { url } });
    }
    return table(await compare(candidates, loadSettings, [services.child.pid ?? 0]));
  } finally {
    await Promise.all(started.map((one) => one.stop()));
    await services.stop();
  }
}

function nameOf(plain: string): string {
  if (plain === 'false') return 'all';
  return plain === 'true' ? 'none' : `all but \`${plain}\``;
}

function table([first, ...others]: readonly Figures[]): string {
  if (!first) return '';
  const row = ({ name, perSecond, cpuMicros }: Figures) =>
    `| ${name} | ${perSecond.toFixed(0)} | ${cpuMicros.toFixed(0)} | ${(cpuMicros / first.cpuMicros).toFixed(2)} |`;
  const { scriptsKb, scriptsWithApolloKb, textsKb, textsOfLanguageKb } = savedBytes();
  return [
    '## Optimisations of pages',
    '',
    'List pages of 24 products, rendered for each request, in alternating rounds (`pnpm bench --only fast`).',
    '',
    '| optimisations | pages per second | CPU µs per page | CPU, all = 1 |',
    '|---|---|---|---|',
    ...[first, ...others].map(row),
    '',
    '| before hydration of a list page, gzip | with | without |',
    '|---|---|---|',
    `| scripts: the light client | ${scriptsKb.toFixed(1)} KB | ${scriptsWithApolloKb.toFixed(1)} KB |`,
    `| English texts: texts by page | ${textsKb.toFixed(1)} KB | ${textsOfLanguageKb.toFixed(1)} KB |`,
    '',
  ].join('\n');
}
