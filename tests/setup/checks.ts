// The checks of `pnpm verify` and `npm test`, in sequence. A failed check does not stop the others; the last line sums
// up all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed, but only when tried again. */ uneven?: readonly string[];
};
type Check = {
  readonly name: string;
  readonly command: string;
  /** Reads a runner's own counts; without it the check counts as one. */ readonly counts?: () => Counts;
};

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const journeysReport = `${results}/journeys.json`;

const verify: readonly Check[] = [
  { name: 'codegen', command: 'pnpm run codegen' },
  { name: 'typecheck', command: 'pnpm run typecheck' },
  { name: 'format', command: 'pnpm run format:check' },
  { name: 'lint', command: 'pnpm run lint' },
  { name: 'knip', command: 'pnpm run knip' },
  { name: 'texts', command: 'pnpm run texts' },
  { name: 'sdl', command: 'pnpm run sdl' },
  {
    name: 'unit and spec',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    counts: vitestCounts,
  },
];

const everything: readonly Check[] = [
  { name: 'machine', command: 'bash tests/setup/machine.sh' },
  { name: 'build', command: 'pnpm run build' },
  ...verify,
  { name: 'journeys', command: 'pnpm run journeys', counts: journeyCounts },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const uneven: string[] = [];
const lines: string[] = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
for (const check of process.argv[2] === 'verify' ? verify : everything) run(check);

console.log(`\n${lines.join('\n')}\n`);
if (uneven.length > 0)
  console.log(`UNEVEN: failed, then passed when tried again:\n  ${uneven.join('\n  ')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

function run({ name, command, counts }: Check): void {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const good = status === 0;
  const counted = readCounts(counts) ?? { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
  // A runner may fail outside of any test.
  if (!good && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  uneven.push(...(counted.uneven ?? []));
  lines.push(`${good ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds.padStart(6)} s`);
}

function readCounts(counts: (() => Counts) | undefined): Counts | undefined {
  try {
    return counts?.();
  } catch {
    // The runner ended before it wrote its report.
    return undefined;
  }
}

function vitestCounts(): Counts {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function journeyCounts(): Counts {
  const { stats, suites } = JSON.parse(readFileSync(journeysReport, 'utf8')) as JSONReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    uneven: suites.flatMap(unevenIn),
  };
}

function unevenIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const titles = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...titles, ...suites.flatMap(unevenIn)];
}
