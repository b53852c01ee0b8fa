// The summaries as Markdown: the printed report, and docs/lighthouse.md.
import { cpus, totalmem } from 'node:os';
import type { Run } from './measure.ts';
import { limits, type Summary } from './summary.ts';

export function report(
  summaries: readonly Summary[],
  runs: number,
  { lighthouse, browser, benchmarkIndex }: Run['environment'],
): string {
  const [cpu] = cpus();
  return [
    '# Lighthouse',
    '',
    `Written by \`pnpm lighthouse --write\` on ${new Date().toISOString().slice(0, 10)}. Limits: ${limits}.`,
    '',
    `- Lighthouse ${lighthouse} with its default phone settings (simulated slow 4G and a CPU four times slower), Chromium ${browser}, Node ${process.version}.`,
    `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; benchmark index ${Math.round(benchmarkIndex).toLocaleString('en')}.`,
    `- The built app with the embedded services, on this machine, over HTTP/1.1, in production mode; ${runs} runs per page, each in a new browser.`,
    '- Performance and times are medians of the runs; the other scores and the layout shift are those of the worst run.',
    '',
    '| page | performance | accessibility | best practices | SEO | first paint (FCP) | largest paint (LCP) | blocking time (TBT) | layout shift (CLS) | transferred |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...summaries.map(row),
    '',
    ...summaries.map(({ page, path }) => `- ${page}: \`${path}\``),
    '',
  ].join('\n');
}

function row({ page, scores, metrics, bytes }: Summary): string {
  return `| ${[
    page,
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    seconds(metrics['first-contentful-paint']),
    seconds(metrics['largest-contentful-paint']),
    `${Math.round(metrics['total-blocking-time'])} ms`,
    metrics['cumulative-layout-shift'].toFixed(3),
    `${Math.round(bytes / 1000)} KB`,
  ].join(' | ')} |`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
