// The summary of several runs of a page, and whether it is within the limits.
import { median } from '../bench/contest.ts';
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
  readonly remarks: readonly string[];
  /** The exceeded limits. */
  readonly failures: readonly string[];
};

/**
 * Medians of figures that depend on the load of the machine; the worst of those that must hold in each run:
 * the three other scores and the layout shift.
 */
export function summarize(page: string, path: string, runs: readonly Run[]): Summary {
  const all = (value: (run: Run) => number) => runs.map(value);
  const scores = Object.fromEntries(
    categories.map((category) => {
      const given = all((run) => run.scores[category]);
      return [category, category === 'performance' ? median(given) : Math.min(...given)];
    }),
  ) as Summary['scores'];
  const figures = Object.fromEntries(
    metrics.map((metric) => {
      const given = all((run) => run.metrics[metric]);
      return [metric, metric === 'cumulative-layout-shift' ? Math.max(...given) : median(given)];
    }),
  ) as Summary['metrics'];
  return {
    page,
    path,
    scores,
    metrics: figures,
    bytes: median(all((run) => run.bytes)),
    remarks: [...new Set(runs.flatMap((run) => run.remarks))],
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
