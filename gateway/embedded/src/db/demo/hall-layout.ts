/** The size of a stand in metres. One of two cells is twice as wide. */
export const cellMetres = 3;
const aisleMetres = 3;
/** An aisle crosses the rows in their middle. */
const cellsPerBlock = 10;
const cellsPerRow = 2 * cellsPerBlock;

/** A place for a stand in a hall: its number, and its corner in metres. */
export type Cell = {
  readonly row: number;
  readonly place: number;
  readonly stand: string;
  readonly x: number;
  readonly y: number;
  /** Whether a stand may also use the next cell: no aisle is between them. */
  readonly joinsNext: boolean;
};

/** Rows back to back, two and two, with aisles around. Row 2's third stand is `203`. */
export function* cellsOfHall(): Generator<Cell, never> {
  for (let row = 1; ; row += 1)
    for (let place = 1; place <= cellsPerRow; place += 1) {
      const block = place > cellsPerBlock ? 1 : 0;
      const island = Math.floor((row - 1) / 2);
      yield {
        row,
        place,
        stand: String(row * 100 + place),
        x: aisleMetres * (1 + block) + (place - 1) * cellMetres,
        y: aisleMetres + island * (2 * cellMetres + aisleMetres) + (row % 2 === 0 ? cellMetres : 0),
        joinsNext: place % cellsPerBlock !== 0,
      };
    }
}

/** The size of a hall with so many rows of stands, in metres. */
export function hallSize(rows: number): { width: number; depth: number } {
  const islands = Math.ceil(rows / 2);
  return {
    width: 3 * aisleMetres + cellsPerRow * cellMetres,
    depth: aisleMetres + islands * (2 * cellMetres + aisleMetres),
  };
}
