type Placed = {
  readonly hall: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
};

/** Stands with less between them have no aisle there: they are back to back. */
const narrowestAisleMetres = 1;

/**
 * The stands of a fair in the order of a walk: hall after hall, aisle after aisle, up one and down the next. Between rows
 * that are back to back there is no aisle; rows with a gap share the one between them.
 */
export function inWalkingOrder<Stand extends Placed>(stands: readonly Stand[]): Stand[] {
  const halls = Map.groupBy(stands, ({ hall }) => hall);
  return [...halls]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap(([, inHall]) => walkThrough(inHall));
}

function walkThrough<Stand extends Placed>(stands: readonly Stand[]): Stand[] {
  const aisles = aislesOf(stands);
  const byAisle = Map.groupBy(stands, ({ y }) => aisles.get(y) ?? 0);
  return [...byAisle]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, along], at) =>
      along.toSorted((one, other) => {
        const ahead = one.x + one.width / 2 - (other.x + other.width / 2);
        return (at % 2 === 0 ? ahead : -ahead) || one.y - other.y;
      }),
    );
}

/** The aisle that each row faces, by the row's distance across the hall. */
function aislesOf(stands: readonly Placed[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  for (const { y, depth } of stands) ends.set(y, Math.max(ends.get(y) ?? 0, y + depth));
  const aisles = new Map<number, number>();
  let aisle = 0;
  let end: number | undefined;
  for (const [y, rowEnd] of [...ends].toSorted(([one], [other]) => one - other)) {
    if (end !== undefined && y - end < narrowestAisleMetres) aisle += 1;
    aisles.set(y, aisle);
    end = rowEnd;
  }
  return aisles;
}
