import type { Transaction } from '../db/database.ts';
import { requiredNames } from './columns/column.ts';
import { productColumns } from './columns/product-columns.ts';
import { findPictures, type PictureWork } from './find-pictures.ts';
import type { Picture } from './picture-store.ts';
import type { Problem } from './problem.ts';
import type { GivenRow } from './read-row.ts';
import type { StoredProduct } from './stored-products.ts';

const required = requiredNames(productColumns);

/**
 * Stores the keys of the rows in a table of the transaction, not in memory. Resolves to the line of the first use of
 * each key.
 */
export async function firstLines(db: Transaction, rows: readonly GivenRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const list = JSON.stringify(rows.map(({ key, line }) => ({ key, line })));
  await db.rows(
    {
      name: 'remember keys',
      text: 'insert into import_row select key, min(line) from jsonb_to_recordset($1::jsonb) as r(key text, line int) group by key on conflict do nothing',
    },
    [list],
  );
  const known = await db.rows<{ key: string; line: number }>(
    { name: 'remembered keys', text: 'select key, line from import_row where key = any($1)' },
    [rows.map(({ key }) => key)],
  );
  return new Map(known.map(({ key, line }) => [key, line]));
}

/** The required values that a new product, or a product without a name, lacks. */
export function missingOf(
  { line, product, supplierKey }: GivenRow,
  before: StoredProduct | undefined,
): Problem[] {
  const name = Object.values({ ...before?.values.name, ...product.name }).some(Boolean)
    ? []
    : [{ line, column: 'name', message: 'missing. A product needs a name in at least one language' }];
  if (before) return name;
  const problem = (column: string): Problem => ({
    line,
    column,
    message: 'missing. A new product requires it',
  });
  return [
    ...name,
    ...required.filter((column) => product[column] === undefined).map(problem),
    ...(supplierKey === undefined ? [problem('supplier.key')] : []),
  ];
}

/** The pictures of the rows that name some. */
export async function picturesOf(
  rows: readonly GivenRow[],
  stored: ReadonlyMap<string, StoredProduct>,
  work: PictureWork,
): Promise<Map<GivenRow, readonly (Picture | string)[]>> {
  const jobs = rows.flatMap((row) =>
    row.product.images === undefined
      ? []
      : [{ row, sources: row.product.images, stored: stored.get(row.key)?.pictures ?? [] }],
  );
  const found = await findPictures(jobs, work);
  return new Map([...found].map(([{ row }, pictures]) => [row, pictures]));
}
