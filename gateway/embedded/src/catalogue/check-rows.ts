import type { Transaction } from '../db/database.ts';
import { requiredNames } from './columns/column.ts';
import { productColumns } from './columns/product-columns.ts';
import type { Picture, PictureStore } from './picture-store.ts';
import type { Problem } from './problem.ts';
import type { GivenRow } from './read-row.ts';
import type { StoredProduct } from './stored-products.ts';

/** What the pictures of rows are read from. */
export type PictureWork = {
  readonly pictures: PictureStore;
  /** Whether a folder with picture files is given. */
  readonly imagesGiven: boolean;
  readonly signal: AbortSignal;
};

const picturesAtOnce = 8;
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

/**
 * The pictures of the rows, a few at a time. A picture that the product already has is not fetched again. Files are
 * read again, because their content may have changed, unless no folder is given.
 */
export async function picturesOf(
  rows: readonly GivenRow[],
  stored: ReadonlyMap<string, StoredProduct>,
  { pictures: store, imagesGiven, signal }: PictureWork,
): Promise<Map<GivenRow, readonly (Picture | string)[]>> {
  const jobs = rows.filter(({ product }) => product.images !== undefined);
  const found = new Map<GivenRow, readonly (Picture | string)[]>();
  const worker = async (): Promise<void> => {
    for (let row = jobs.shift(); row; row = jobs.shift()) {
      const known =
        stored.get(row.key)?.pictures.filter(({ source }) => !imagesGiven || source.includes('://')) ?? [];
      const list: (Picture | string)[] = [];
      for (const source of row.product.images ?? []) {
        signal.throwIfAborted();
        list.push(known.find((picture) => picture.source === source) ?? (await store.picture(source)));
      }
      found.set(row, list);
    }
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, worker));
  return found;
}
