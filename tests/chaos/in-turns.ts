// Compares waits with an undisturbed run. A single pair of runs is left to chance: the p99 of a short run is one request. So
// both are measured in turns, and the median of all rounds decides.

/** The disturbed wait may be so many times the undisturbed one, … */
export const mostTimes = 1.5;
/** … or so much longer: a smaller difference is not noticeable, and comes from the machine. */
export const floorMs = 30;
const leastRounds = 3;
/** Chance needs more rounds to show itself; all of them count. */
const mostRounds = 7;

/** The waits of one round. */
export type Turn = { readonly undisturbedMs: number; readonly disturbedMs: number };

export type Comparison = { readonly holds: boolean; readonly text: string };

/** @param measure one round: an undisturbed run, then a disturbed one. */
export async function compareInTurns(measure: () => Promise<Turn>): Promise<Comparison> {
  const turns: Turn[] = [];
  const isWithinLimit = () => median(turns.map(shareOf)) <= 1;
  while (turns.length < leastRounds || (turns.length < mostRounds && !isWithinLimit()))
    turns.push(await measure());
  const times = median(
    turns.map(({ undisturbedMs, disturbedMs }) => disturbedMs / Math.max(1, undisturbedMs)),
  );
  const pairs = turns.map(({ undisturbedMs, disturbedMs }) => `${disturbedMs}/${undisturbedMs}`);
  return { holds: isWithinLimit(), text: `× ${times.toFixed(1)} (${pairs.join(', ')} ms)` };
}

/** The share of what a round allows that its disturbed run took. */
const shareOf = ({ undisturbedMs, disturbedMs }: Turn): number =>
  disturbedMs / Math.max(undisturbedMs * mostTimes, undisturbedMs + floorMs);

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
