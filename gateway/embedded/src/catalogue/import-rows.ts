import { noteCatalogueChange } from '../db/catalogue-change.ts';
import type { Transaction } from '../db/database.ts';
import { lockProducts } from '../db/lock-products.ts';
import { firstLines, missingOf, picturesOf } from './check-rows.ts';
import type { PictureWork } from './find-pictures.ts';
import { foldVariants } from './fold-variants.ts';
import { nextIds } from './ids.ts';
import { variantProblems } from './merge-variants.ts';
import type { Picture } from './picture-store.ts';
import type { Problem, SourceItem, SourceRow } from './problem.ts';
import { changeOf } from './product-change.ts';
import { checkColumns, type GivenRow, openRowReader } from './read-row.ts';
import { removeProducts, removeUnnamed } from './remove-products.ts';
import { productsByKey, type StoredProduct } from './stored-products.ts';
import { openSuppliers } from './suppliers.ts';
import { tidySuppliers, touchProductsOf } from './tidy-suppliers.ts';
import { readVocabulary } from './vocabulary.ts';
import { writeProducts } from './write-products.ts';

export type Progress = {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
  readonly bad: number;
};

/** Receives the problems and the progress of an import. */
export type Listener = { problem(problem: Problem): void; progress(progress: Progress): void };

/** A file to import, and how. */
export type RowImport = PictureWork & {
  readonly file: string;
  readonly totalBytes: number;
  readonly skipBad: boolean;
  readonly prune: boolean;
  read(path: string): AsyncGenerator<SourceItem>;
};

/** The number of rows in memory. */
export const rowsAtOnce = 500;

type Counts = {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  bad: number;
};

/** Imports the rows of a file in batches. `whole`: whether the whole file was readable. */
export async function importRows(
  db: Transaction,
  work: RowImport,
  listener: Listener,
): Promise<Counts & { whole: boolean }> {
  const readRow = openRowReader(await readVocabulary(db));
  const suppliers = openSuppliers(db);
  // One time for all rows: readers of the table catalogue_change use it to find them.
  const stamp = new Date().toISOString();
  const counts: Counts = { rows: 0, created: 0, changed: 0, unchanged: 0, removed: 0, bad: 0 };
  const badLines = new Set<number>();
  await db.rows({
    text: 'create temp table import_row (key text primary key, line int not null) on commit drop',
  });

  const problems: Problem[] = [];
  const addProblem = (problem: Problem): void => {
    if (!badLines.has(problem.line)) counts.bad++;
    // Problems of one row are adjacent: comparing the last few lines is enough.
    if (badLines.size > rowsAtOnce * 4) badLines.clear();
    badLines.add(problem.line);
    problems.push(problem);
  };
  const reportProblems = (): void =>
    problems
      .splice(0)
      .sort((a, b) => a.line - b.line)
      .forEach((problem) => listener.problem(problem));
  const keepGood = (rows: readonly GivenRow[], check: (row: GivenRow) => readonly Problem[]): GivenRow[] =>
    rows.filter((row) => {
      const problems = check(row);
      problems.forEach(addProblem);
      return problems.length === 0;
    });

  const batch = async (sources: readonly SourceRow[]): Promise<void> => {
    let rows = sources.flatMap((source) => {
      const row = readRow(source);
      if (!('key' in row)) row.forEach(addProblem);
      return 'key' in row ? [row] : [];
    });
    const first = await firstLines(db, rows);
    rows = keepGood(rows, ({ key, line, variants = [] }) =>
      first.get(key) === line
        ? []
        : [
            {
              line,
              column: 'key',
              message: `duplicate key ${key}, first used in line ${first.get(key)}${variants.length > 0 ? '. The rows of one product have to be one below the other' : ''}`,
            },
          ],
    );
    const stored = await productsByKey(
      db,
      rows.map(({ key }) => key),
    );
    const removedRows = rows.filter(({ removed }) => removed);
    rows = rows.filter(({ removed }) => !removed);
    rows = keepGood(rows, (row) => missingOf(row, stored.get(row.key)));
    rows = keepGood(rows, (row) => variantProblems(row, stored.get(row.key)));
    const found = await picturesOf(rows, stored, work);
    rows = keepGood(
      rows,
      (row) =>
        found
          .get(row)
          ?.flatMap((one) =>
            typeof one === 'string' ? [{ line: row.line, column: 'images', message: one }] : [],
          ) ?? [],
    );
    const supplierOf = (row: GivenRow): string => row.supplierKey ?? stored.get(row.key)?.supplierKey ?? '';
    await suppliers.load(rows.map(supplierOf));
    rows = keepGood(rows, (row) => suppliers.take({ ...row, supplierKey: supplierOf(row) }));
    // A bad row prevents the commit: the remaining rows are only checked.
    if (counts.bad > 0 && !work.skipBad) return;
    const removed = removedRows.flatMap(({ key }) => stored.get(key) ?? []);
    await removeProducts(db, removed);
    counts.removed += removed.length;
    // A product that does not exist needs no removal.
    counts.unchanged += removedRows.length - removed.length;
    const renamed = await suppliers.write(stamp);
    const changeIn = (row: GivenRow, before: StoredProduct | undefined, newId: () => number) =>
      changeOf({
        row,
        before,
        supplier: suppliers.of(supplierOf(row)),
        pictures: found.get(row) as readonly Picture[] | undefined,
        newId,
        today: stamp.slice(0, 10),
      });
    const changed = rows.filter((row) => changeIn(row, stored.get(row.key), () => 0));
    // Their prices may have changed since they were read: see db/offer.ts.
    const current = await lockedProducts(
      db,
      changed.flatMap(({ key }) => stored.get(key) ?? []),
    );
    // One for each new product, and for each new title.
    const ids = await nextIds(db, changed.length);
    const changes = changed.flatMap(
      (row) => changeIn(row, current.get(row.key), () => ids.shift() ?? 0) ?? [],
    );
    counts.created += changes.filter(({ isNew }) => isNew).length;
    counts.changed += changes.filter(({ isNew }) => !isNew).length;
    counts.unchanged += rows.length - changes.length;
    await writeProducts(db, changes, stamp);
    await touchProductsOf(db, renamed, stamp);
  };

  let waiting: SourceRow[] = [];
  let whole = true;
  for await (const item of foldVariants(work.read(work.file))) {
    work.signal.throwIfAborted();
    if ('problem' in item) {
      addProblem(item.problem);
      // A row with too few or too many cells counts as a row.
      if (!item.last) counts.rows++;
      whole &&= !item.last;
    } else if ('columns' in item) {
      checkColumns(item.columns, item.line).forEach(addProblem);
      if (counts.bad === 0) continue;
      // Under a wrong header no cell is reliable.
      whole = false;
      break;
    } else {
      counts.rows += item.row.variants?.length || 1;
      waiting.push(item.row);
    }
    if (waiting.length < rowsAtOnce) continue;
    await batch(waiting);
    waiting = [];
    reportProblems();
    listener.progress({ bytes: item.bytes, totalBytes: work.totalBytes, ...counts });
  }
  await batch(waiting);
  if (counts.rows === 0 && counts.bad === 0)
    addProblem({ line: 1, message: 'the file contains no products' });
  reportProblems();
  listener.progress({ bytes: work.totalBytes, totalBytes: work.totalBytes, ...counts });
  if (work.prune && counts.bad === 0) counts.removed += await removeUnnamed(db);
  if (counts.created + counts.changed + counts.removed > 0 || suppliers.changed()) {
    await tidySuppliers(db);
    await noteCatalogueChange(db, {
      since: stamp,
      products: counts.created + counts.changed,
      removed: counts.removed > 0,
      suppliers: true,
    });
  }
  return { ...counts, whole };
}

/** Locks products and reads them again, by key. */
async function lockedProducts(
  db: Transaction,
  products: readonly StoredProduct[],
): Promise<Map<string, StoredProduct>> {
  if (products.length === 0) return new Map();
  await lockProducts(
    db,
    products.map(({ id }) => id),
  );
  return productsByKey(
    db,
    products.map(({ key }) => key),
  );
}
