// The summary of several runs of a page, and whether it is within the limits.
import { median } from '../bench/compare.ts';
import { categories, metrics, type Category, type Metric, type Run } from './measure.ts';

/** The command fails below this score. */
const leastScores: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const layoutShiftBelow = 0.02;

export const limits = `performance ≥ ${leastScores.performance}, accessibility, best practices and SEO ${leastScores.accessibility}, layout shift < ${layoutShiftBelow}`;

export type Summary = {
  readonly page: string;
  readonly path: string;
  readonly scores: Record<Category, number>;
  readonly metrics: Record<Metric, number>;
  readonly bytes: number;
  readonly failedAudits: readonly string[];
  /** The exceeded limits. */
  readonly failures: readonly string[];
};

/**
 * Medians for figures that depend on the load of the machine; the worst run for the three other scores and the layout
 * shift, which must hold in every run.
 */
export function summarize(page: string, path: string, runs: readonly Run[]): Summary {
  const all = (value: (run: Run) => number) => runs.map(value);
  const scores = Object.fromEntries(
    categories.map((category) => {
      const values = all((run) => run.scores[category]);
      return [category, category === 'performance' ? median(values) : Math.min(...values)];
    }),
  ) as Summary['scores'];
  const figures = Object.fromEntries(
    metrics.map((metric) => {
      const values = all((run) => run.metrics[metric]);
      return [metric, metric === 'cumulative-layout-shift' ? Math.max(...values) : median(values)];
    }),
  ) as Summary['metrics'];
  return {
    page,
    path,
    scores,
    metrics: figures,
    bytes: median(all((run) => run.bytes)),
    failedAudits: [...new Set(runs.flatMap((run) => run.failedAudits))],
    failures: [
      ...categories
        .filter((category) => scores[category] < leastScores[category])
        .map((category) => `${category} ${scores[category]}`),
      ...(figures['cumulative-layout-shift'] < layoutShiftBelow
        ? []
        : [`layout shift ${figures['cumulative-layout-shift'].toFixed(3)}`]),
    ],
  };
}
