// The checks of `pnpm verify` and `npm test`. The build and the light checks run side by side and print their output only if
// they fail; the test runners run in sequence. A failed check does not stop the others; the last line sums up all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { bundles, codegen } from '../../setup/build-steps.ts';
import { printStep, runSteps, type Step } from '../../setup/steps.ts';

type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed first and passed in the retry. */
  flaky?: readonly string[];
};
type Suite = { readonly name: string; readonly command: string; readonly counts: () => Counts };

const results = 'test-results';
const vitestReport = `${results}/vitest.json`;
const journeysReport = `${results}/journeys.json`;

const isVerify = process.argv[2] === 'verify';

// These two are Go programs: without collecting garbage they take a third less CPU time and little more memory.
const go = 'GOGC=off GOMEMLIMIT=3GiB';

// The tree of routes comes with the web client. The check of texts writes the catalogues, which both web builds read.
const routes = isVerify ? 'codegen' : 'web client';
const lastReader = isVerify ? 'codegen' : 'web server';

const checks: readonly Step[] = [
  { name: 'format', command: 'pnpm run format:check' },
  { name: 'sdl', command: 'pnpm run sdl', after: ['codegen'] },
  { name: 'typecheck', command: `${go} pnpm run typecheck`, after: [routes] },
  { name: 'lint', command: `${go} pnpm run lint`, after: [routes] },
  { name: 'knip', command: 'pnpm run knip', after: [routes] },
  { name: 'texts', command: 'pnpm run texts', after: [lastReader] },
];

/** The journeys also need the built app and a browser. Long steps that others wait for are first. */
const steps: readonly Step[] = isVerify
  ? [codegen, ...checks]
  : [
      { name: 'machine', command: 'bash tests/setup/machine.sh' },
      codegen,
      ...bundles({ quick: false }),
      ...checks,
    ];

const unitAndSpec: Suite = {
  name: 'unit and spec',
  // With a build there is no need to compile the sources of the web app again, once in each worker.
  command: `${isVerify ? '' : 'BUILT_WEB_APP=true '}vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
  counts: vitestCounts,
};
const journeys: Suite = {
  name: 'journeys',
  command: 'pnpm run journeys --grep-invert @variant',
  counts: journeyCounts,
};

const total = { passed: 0, failed: 0, skipped: 0 };
const flaky: string[] = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const started = Date.now();
const done = await runSteps(steps);
total.passed += done.size;
total.failed += steps.length - done.size;
if ([codegen, ...(isVerify ? [] : bundles({ quick: false }))].every(({ name }) => done.has(name)))
  for (const suite of isVerify ? [unitAndSpec] : [unitAndSpec, journeys]) runSuite(suite);
printStep('all', (Date.now() - started) / 1000, total.failed === 0);

if (flaky.length > 0) console.log(`FLAKY (failed, then passed in the retry):\n  ${flaky.join('\n  ')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

function runSuite({ name, command, counts }: Suite): void {
  const began = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const good = status === 0;
  const counted = readCounts(counts) ?? { passed: 0, failed: 1, skipped: 0 };
  // A runner may fail outside of any test.
  if (!good && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  flaky.push(...(counted.flaky ?? []));
  printStep(name, (Date.now() - began) / 1000, good);
}

function readCounts(counts: () => Counts): Counts | undefined {
  try {
    return counts();
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
    flaky: suites.flatMap(flakyIn),
  };
}

function flakyIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const titles = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...titles, ...suites.flatMap(flakyIn)];
}
