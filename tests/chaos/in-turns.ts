// Compares waits with an undisturbed run. A single pair of runs is left to chance: a machine is never the same twice, and
// the p99 of a short run is one request. So both are measured in turns, and the median of the rounds decides.

/** The disturbed wait may be so many times the undisturbed one, … */
export const mostTimes = 1.5;
/** … or so much longer: below that nobody notices a difference, and it is that of the machine. */
export const floorMs = 30;
const rounds = 3;

/** The waits of one round. */
export type Turn = { readonly undisturbedMs: number; readonly disturbedMs: number };

export type Comparison = { readonly kept: boolean; readonly text: string };

/** Measures rounds until their median is certain. @param measure one round: an undisturbed run, then a disturbed one. */
export async function compareInTurns(measure: () => Promise<Turn>): Promise<Comparison> {
  const turns: Turn[] = [];
  while (!isCertain(turns)) turns.push(await measure());
  return comparisonOf(turns);
}

/** The share of what a round allows that its disturbed run took: kept up to 1. */
const shareOf = ({ undisturbedMs, disturbedMs }: Turn): number =>
  disturbedMs / Math.max(undisturbedMs * mostTimes, undisturbedMs + floorMs);

/** More than half of all rounds are on one side, so that the rest cannot change it. */
function isCertain(turns: readonly Turn[]): boolean {
  const kept = turns.filter((turn) => shareOf(turn) <= 1).length;
  return Math.max(kept, turns.length - kept) > rounds / 2;
}

/** @param turns as many as make their median certain. */
export function comparisonOf(turns: readonly Turn[]): Comparison {
  const kept = turns.filter((turn) => shareOf(turn) <= 1).length > turns.length / 2;
  const pairs = turns.map(({ undisturbedMs, disturbedMs }) => `${disturbedMs} ms for ${undisturbedMs} ms`);
  return { kept, text: pairs.join(', ') };
}
