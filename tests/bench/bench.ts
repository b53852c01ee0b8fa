// `pnpm bench`: all figures of docs/benchmarks.md in one run, printed; --write also writes the document.
// --rounds N, --seconds N and --connections N set the load; --log LEVEL the log of the gateway;
// --only graphql|pages|fast|search|badges|pocket|check-ins runs one part. Check-ins are stored in an own PostgreSQL, or in that of
// DATABASE_URL, which must be empty or from an earlier run.
// --products 3000,100000 sets the catalogue sizes of the search. --million postgres://… adds a million products in that database,
// which must be empty or from an earlier run: filling it takes eight minutes and 2.3 GB.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { compareOptimisations } from './compare-optimisations.ts';
import { compareGraphql } from './compare-graphql.ts';
import { comparePages } from './compare-pages.ts';
import { measureBadgeCodes } from './measure-badge-codes.ts';
import { measureBadges } from './measure-badges.ts';
import { measureBadgeStart } from './measure-badge-start.ts';
import { measurePocket } from './measure-pocket.ts';
import { measureCheckIns } from './measure-check-ins.ts';
import { describeMachine } from './machine.ts';
import { report } from './report.ts';
import { measureSearch, formatSearchFigures, type SearchFigures } from './measure-search.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
    log: { type: 'string', default: 'info' },
    only: { type: 'string' },
    products: { type: 'string', default: '3000,100000' },
    million: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const loadSettings = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};
const [loadBefore = 0] = loadavg();
/** Starts of a browser: more than the rounds of a load, since each is one figure. */
const starts = 11;

const wants = (part: 'graphql' | 'pages' | 'fast' | 'search' | 'badges' | 'pocket' | 'check-ins'): boolean =>
  values.only === undefined || values.only === part;
const parts: string[] = [];
if (wants('graphql') || wants('pages')) {
  parts.push(
    report({
      graphql: wants('graphql') ? await compareGraphql(loadSettings, values.log) : undefined,
      pages: wants('pages') ? await comparePages(loadSettings, values.log) : undefined,
      loadSettings,
      logLevel: values.log,
      loadBefore,
    }),
  );
}
if (wants('fast')) parts.push(await compareOptimisations(loadSettings, values.log));
if (wants('search')) {
  const measured: SearchFigures[] = [];
  for (const products of values.products.split(',').filter(Boolean).map(Number))
    measured.push(await measureSearch(products, loadSettings, values.log));
  if (values.million !== undefined)
    measured.push(await measureSearch(1_000_000, loadSettings, values.log, values.million));
  parts.push(formatSearchFigures(measured));
}
if (wants('badges'))
  parts.push(await measureBadges(10_000), await measureBadgeStart(starts), await measureBadgeCodes(200));
if (wants('pocket')) parts.push(await measurePocket());
if (wants('check-ins')) parts.push(await measureCheckIns(loadSettings));
if (values.only !== undefined) parts.push(`- ${describeMachine(loadBefore)}\n`);
const text = parts.join('\n');
process.stdout.write(text);
if (values.write) writeFileSync(new URL('../../docs/benchmarks.md', import.meta.url), text);
