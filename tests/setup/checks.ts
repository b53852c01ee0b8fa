// The checks of `pnpm verify` and `npm test`. The build and the light checks run side by side and print their output only if
// they fail; the test runners run in sequence. A failed check does not stop the others. Tests that failed run again at the end,
// alone; those that pass then are named as FLAKY and do not fail the run. The last line sums up everything.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { bundles, codegen } from '../../setup/build-steps.ts';
import { printStep, runSteps, type Step } from '../../setup/steps.ts';

type Counts = {
  readonly passed: number;
  readonly skipped: number;
  /** Title and file of each failed test. */
  readonly failed: readonly string[];
};
type Suite = {
  readonly name: string;
  /** `again` repeats what failed in the run before, alone. */
  readonly command: (report: string, again: boolean) => string;
  readonly counts: (report: string) => Counts;
};

const results = 'test-results';
const reportOf = ({ name }: Suite, again = false) =>
  `${results}/${name.replaceAll(' ', '-')}${again ? '-again' : ''}.json`;

const isVerify = process.argv[2] === 'verify';

// These two are Go programs: without collecting garbage they take a third less CPU time and little more memory.
const go = 'GOGC=off GOMEMLIMIT=3GiB';

// The tree of routes comes with the web client. The check of texts writes the catalogues, which both web builds read.
const routes = isVerify ? 'codegen' : 'web client';
const lastReader = isVerify ? 'codegen' : 'web server';

const checks: readonly Step[] = [
  { name: 'format', command: 'pnpm run format:check' },
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
  command: (report, again) => {
    const command = `vitest run --reporter=default --reporter=json --outputFile.json=${report}`;
    // With a build there is no need to compile the sources of the web app again, once in each worker.
    const env = isVerify ? '' : 'BUILT_WEB_APP=true ';
    return `${env}${command}${again ? ` --maxWorkers=1 ${failedFiles(reportOf(unitAndSpec)).join(' ')}` : ''}`;
  },
  counts: vitestCounts,
};
const journeys: Suite = {
  name: 'journeys',
  command: (report, again) => {
    const command = 'pnpm run journeys --grep-invert @variant';
    return `JOURNEYS_REPORT=${report} ${command}${again ? ' --last-failed --workers=1 --trace=on' : ''}`;
  },
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
if ([codegen, ...(isVerify ? [] : bundles({ quick: false }))].every(({ name }) => done.has(name))) {
  const suites = isVerify ? [unitAndSpec] : [unitAndSpec, journeys];
  const failed = suites.filter((suite) => !runSuite(suite));
  for (const suite of failed) runAgain(suite);
}
printStep('all', (Date.now() - started) / 1000, total.failed === 0);

if (flaky.length > 0)
  console.log(`FLAKY (failed, then passed alone):\n${flaky.map((title) => `FLAKY ${title}`).join('\n')}\n`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Returns false if tests failed that can run again. */
function runSuite(suite: Suite): boolean {
  const { good, counts } = run(suite, false);
  total.passed += counts?.passed ?? 0;
  total.skipped += counts?.skipped ?? 0;
  if (good) return true;
  if (counts && counts.failed.length > 0) return false;
  // The runner failed outside of any test.
  total.failed += 1;
  return true;
}

function runAgain(suite: Suite): void {
  const before = readCounts(suite, false)?.failed ?? [];
  const { good, counts } = run(suite, true);
  const failed = new Set(good ? [] : (counts?.failed ?? before));
  const passed = before.filter((title) => !failed.has(title));
  flaky.push(...passed);
  total.passed += passed.length;
  total.failed += good ? 0 : Math.max(1, failed.size);
}

function run(suite: Suite, again: boolean): { good: boolean; counts: Counts | undefined } {
  const began = Date.now();
  const command = suite.command(reportOf(suite, again), again);
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  printStep(again ? `${suite.name}, again` : suite.name, (Date.now() - began) / 1000, status === 0);
  return { good: status === 0, counts: readCounts(suite, again) };
}

function readCounts(suite: Suite, again: boolean): Counts | undefined {
  try {
    return suite.counts(reportOf(suite, again));
  } catch {
    // The runner ended before it wrote its report.
    return undefined;
  }
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

function readVitest(report: string): VitestReport {
  return JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
}

/** A file also fails without a failed test: when it cannot be loaded, or in its set-up. */
function vitestCounts(report: string): Counts {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readVitest(report);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative('.', name);
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} ${fullName}`);
    });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed };
}

function failedFiles(report: string): string[] {
  return readVitest(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => relative('.', name));
}

function journeyCounts(report: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport;
  return { passed: stats.expected, skipped: stats.skipped, failed: suites.flatMap(failedIn) };
}

function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const titles = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...titles, ...suites.flatMap(failedIn)];
}
