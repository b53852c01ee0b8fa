// `pnpm bench`: all figures of docs/benchmarks.md in one run, printed; with --write also written there.
// --rounds N, --seconds N and --connections N say how long; --log LEVEL the gateway's; --only graphql|pages leaves the rest out.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { contestGraphql } from './graphql-contest.ts';
import { contestPages } from './pages-contest.ts';
import { report } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' }, connections: { type: 'string', default: '64' },
    log: { type: 'string', default: 'warn' }, only: { type: 'string' }, write: { type: 'boolean', default: false },
  },
});
const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: Number(values.connections) };
const [loadBefore = 0] = loadavg();

const text = report({
  graphql: values.only === 'pages' ? undefined : await contestGraphql(effort, values.log),
  pages: values.only === 'graphql' ? undefined : await contestPages(effort, values.log),
  effort, logLevel: values.log, loadBefore,
});
process.stdout.write(text);
if (values.write) writeFileSync(new URL('../../docs/benchmarks.md', import.meta.url), text);
