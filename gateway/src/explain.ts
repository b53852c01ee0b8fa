// `extensions.explain`: the cost of an operation, its upstream calls, cache hits and misses, and its duration.
import type { GatewayContext } from './context.ts';
import { queryLimits } from './query-limits.ts';

/** A request with this header gets the explanation. */
export const explainHeader = 'x-fairgate-explain';

/**
 * @param operation.cost null when the operation was rejected before its cost was computed. @param operation.begunMs
 * by performance.now().
 */
export function explanationOf(
  { calls: { calls, lookups }, budget }: GatewayContext,
  { cost, begunMs }: { cost: number | null; begunMs: number },
) {
  return {
    cost,
    costLimit: queryLimits.cost,
    budget: budget.state() ?? null,
    calls,
    cache: lookups,
    ms: Math.round((performance.now() - begunMs) * 10) / 10,
  };
}
