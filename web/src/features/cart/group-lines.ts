import type { CartLineViewFragment } from '#graphql';

export type Line = CartLineViewFragment;
type Supplier = NonNullable<NonNullable<Line['product']>['supplier']>;

/** The lines of one supplier. */
type LineGroup = {
  /** null: the supplier could not be loaded, or the products are no longer offered. */
  readonly supplier: Supplier | null;
  readonly lines: readonly Line[];
};

/** One group for each supplier, in the order of the first line of each; what is no longer offered comes last. */
export function groupLines(lines: readonly Line[]): {
  readonly groups: readonly LineGroup[];
  readonly gone: readonly Line[];
} {
  const groups = new Map<string, { supplier: Supplier | null; lines: Line[] }>();
  const gone: Line[] = [];
  for (const line of lines) {
    if (!line.product) {
      gone.push(line);
      continue;
    }
    const { supplier } = line.product;
    const group = groups.get(supplier?.id ?? '') ?? { supplier, lines: [] };
    group.lines.push(line);
    groups.set(supplier?.id ?? '', group);
  }
  return { groups: [...groups.values()], gone };
}
