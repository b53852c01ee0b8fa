// `extensions.explain`: what an operation cost, which calls it made, what the cache knew, and how long it took.
import type { GatewayContext } from './context.ts';
import { queryLimits } from './query-limits.ts';

/** A request with this header gets the explanation. */
export const explainHeader = 'x-fairgate-explain';

/** @param operation.cost null when the operation was refused before it was known. @param operation.begunMs by performance.now(). */
export function explanationOf(
  { calls: { calls, lookups } }: GatewayContext,
  { cost, begunMs }: { cost: number | null; begunMs: number },
) {
  return {
    cost,
    costLimit: queryLimits.cost,
    calls,
    cache: lookups,
    ms: Math.round((performance.now() - begunMs) * 10) / 10,
  };
}
