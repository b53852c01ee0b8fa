// One run of Lighthouse: its default phone settings, in a new browser.
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { launchOptions } from '../setup/browser.ts';
import { freePort } from '../setup/free-port.ts';

/** The scores of Lighthouse, 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The metrics of the performance score: three times in ms, and the layout shift, which has no unit. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
export type Metric = (typeof metrics)[number];

export type Run = {
  readonly scores: Record<Category, number>;
  readonly metrics: Record<Metric, number>;
  /** Transferred bytes. */
  readonly bytes: number;
  /** Titles of the audits that cost points. */
  readonly failedAudits: readonly string[];
  readonly environment: {
    readonly lighthouse: string;
    readonly browser: string;
    /** The speed of this machine, measured by Lighthouse. */
    readonly benchmarkIndex: number;
  };
};

/** @throws Error if Lighthouse could not measure the page. */
export async function measure(url: string): Promise<Run> {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!outcome) throw new Error(`Lighthouse has no result for ${url}`);
    return toRun(outcome.lhr, browser.version());
  } finally {
    await browser.close();
  }
}

function toRun(
  { audits, categories: scored, runtimeError, lighthouseVersion, environment }: Result,
  browser: string,
): Run {
  if (runtimeError) throw new Error(runtimeError.message);
  const scoreOf = (category: Category) => Math.round((scored[category]?.score ?? 0) * 100);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Run['scores'],
    metrics: Object.fromEntries(metrics.map((metric) => [metric, valueOf(metric)])) as Run['metrics'],
    bytes: valueOf('total-byte-weight'),
    failedAudits: categories.flatMap((category) =>
      (scored[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => audits[id])
        .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
        .map(
          (audit) => `${category}: ${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`,
        ),
    ),
    environment: { lighthouse: lighthouseVersion, browser, benchmarkIndex: environment.benchmarkIndex },
  };
}
