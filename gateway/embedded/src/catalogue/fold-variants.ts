import { productVariantsMaxCount } from '@fairgate/schema/limits';
import { requiredNames } from './columns/column.ts';
import { productColumns } from './columns/product-columns.ts';
import { variantPrefix, variantsName } from './columns.ts';
import type { Problem, SourceItem, SourceRow } from './problem.ts';

type Row = SourceItem & { readonly row: SourceRow };

/**
 * Joins consecutive rows of one product into its first row, whose `variants` then are the rows. A row after the first one has cells of
 * its variant only, or repeats those of the product.
 */
export async function* foldVariants(items: AsyncIterable<SourceItem>): AsyncGenerator<SourceItem> {
  let open: Row | undefined;
  for await (const item of items) {
    if (!('row' in item)) {
      // A problem of one row does not end the product.
      if (open && 'columns' in item) yield open;
      yield item;
      continue;
    }
    const row = withOwnVariant(item.row);
    if (open && isOfSame(open.row, row)) {
      for (const problem of differences(open.row, row)) yield { bytes: item.bytes, problem };
      const variants = [...(open.row.variants ?? []), ...(row.variants ?? [])];
      // One too many is a problem; more would only fill the memory.
      open = {
        bytes: item.bytes,
        row: { ...open.row, variants: variants.slice(0, productVariantsMaxCount + 1) },
      };
      continue;
    }
    if (open) yield open;
    open = undefined;
    if (isFurther(row))
      yield {
        bytes: item.bytes,
        problem: {
          line: row.line,
          column: 'key',
          message:
            'has a variant only, but the row above is of another product. The rows of a product have to be one below the other, the first one with its columns',
        },
      };
    else open = { bytes: item.bytes, row };
  }
  if (open) yield open;
}

const isOfVariant = (name: string): boolean => name.startsWith(variantPrefix);

/** Moves the cells of the row's own variant out of it. JSON has them apart. */
function withOwnVariant(row: SourceRow): SourceRow {
  const { [variantsName]: _, ...ofProduct } = row.cells;
  if (row.variants) return { ...row, cells: ofProduct };
  const names = Object.keys(row.cells);
  if (!names.some(isOfVariant)) return row;
  const part = (of: boolean): Record<string, string> =>
    Object.fromEntries(
      names.filter((name) => isOfVariant(name) === of).map((name) => [name, row.cells[name] ?? '']),
    );
  const cells = part(true);
  const isEmpty = Object.values(cells).every((cell) => cell.trim() === '');
  return { line: row.line, cells: part(false), variants: isEmpty ? [] : [{ line: row.line, cells }] };
}

function isOfSame(first: SourceRow, row: SourceRow): boolean {
  const key = row.cells['key']?.trim();
  return Boolean(key) && key === first.cells['key']?.trim() && hasVariants(first) && hasVariants(row);
}

const required = requiredNames(productColumns);

/** Whether the row lacks what the first row of a product has. */
function isFurther(row: SourceRow): boolean {
  const given = required.filter((name) => row.cells[name] !== undefined);
  return hasVariants(row) && given.length > 0 && given.every((name) => row.cells[name]?.trim() === '');
}

const hasVariants = ({ variants }: SourceRow): boolean => variants !== undefined && variants.length > 0;

function differences(first: SourceRow, { line, cells }: SourceRow): Problem[] {
  return Object.entries(cells).flatMap(([column, cell]) =>
    cell.trim() === '' || cell === first.cells[column]
      ? []
      : [
          {
            line,
            column,
            message: `differs from line ${first.line}. The first row of a product has its columns; leave the cell empty`,
          },
        ],
  );
}
