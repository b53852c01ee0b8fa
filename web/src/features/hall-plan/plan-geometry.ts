// Sizes and directions on the plan of a hall. Places are in metres, as in the data.
import type { HallPlan, PlannedStand } from './plan.ts';

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

export const centreOf = ({ x, y, width, depth }: Rectangle) => ({ x: x + width / 2, y: y + depth / 2 });

/** The share of its size that a letter of a stand number takes in width. */
const letterShare = 0.62;
const largestLetterMetres = 1.2;
/** Below it a number is not readable. */
export const smallestLetterPx = 8;

/** The size of the numbers in metres: the largest that fits into every stand. */
export function letterMetres(stands: readonly PlannedStand[]): number {
  return Math.min(
    largestLetterMetres,
    ...stands.map(({ exhibitor: { stand } }) =>
      Math.min(stand.depth / 2, (0.9 * stand.width) / (letterShare * stand.number.length)),
    ),
  );
}

const zoomMost = 10;
/** WCAG 2.5.8 */
const targetPx = 24;
const usualWidthPx = { phone: 343, desktop: 860 } as const;

/** The zoom where every stand is large enough to press. 1: the hall fills the width. */
export function firstZoom({ hall, stands }: HallPlan, device: keyof typeof usualWidthPx): number {
  const sides = stands.map(({ exhibitor: { stand } }) => Math.min(stand.width, stand.depth));
  const least = Math.min(...sides);
  return limited(Number.isFinite(least) ? (targetPx * hall.width) / (least * usualWidthPx[device]) : 1);
}

export const limited = (zoom: number): number => Math.min(zoomMost, Math.max(1, zoom));

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much farther a stand to the side of the direction counts. */
const sideWeight = 3;

/** The next stand in the direction of an arrow key; undefined at the edge, and for another key. */
export function nextStand(
  stands: readonly PlannedStand[],
  from: Rectangle,
  key: string,
): PlannedStand | undefined {
  const [along, across] = directions[key] ?? [0, 0];
  if (along === 0 && across === 0) return undefined;
  const start = centreOf(from);
  let best: { stand: PlannedStand; far: number } | undefined;
  for (const stand of stands) {
    const centre = centreOf(stand.exhibitor.stand);
    const [x, y] = [centre.x - start.x, centre.y - start.y];
    const ahead = x * along + y * across;
    const aside = Math.abs(x * across) + Math.abs(y * along);
    if (ahead <= 0.1 || aside > 2 * ahead) continue;
    const far = ahead + sideWeight * aside;
    if (!best || far < best.far) best = { stand, far };
  }
  return best?.stand;
}
