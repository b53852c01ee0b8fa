import { stat } from 'node:fs/promises';
import { noteCatalogueChange } from '../db/catalogue-change.ts';
import type { Database, Transaction } from '../db/database.ts';
import { exitCodes, Stop } from '../exit.ts';
import { requiredNames } from './columns/column.ts';
import { productColumns } from './columns/product-columns.ts';
import { readCsv } from './csv-source.ts';
import { readFileStart, unreadableFormat } from './file-start.ts';
import { nextIds } from './ids.ts';
import { readJson } from './json-source.ts';
import { changeOf } from './product-change.ts';
import { openPictureStore, type Picture, type PictureFolders, type PictureStore } from './picture-store.ts';
import type { Problem, SourceItem, SourceRow } from './problem.ts';
import { checkColumns, type GivenRow, openRowReader } from './read-row.ts';
import { removeProducts, removeUnnamed } from './remove-products.ts';
import { productsByKey, type StoredProduct } from './stored-products.ts';
import { openSuppliers } from './suppliers.ts';
import { readVocabulary } from './vocabulary.ts';
import { writeProducts } from './write-products.ts';

export type ImportPlan = {
  readonly file: string;
  readonly pictures: PictureFolders;
  /** Allows pictures from private networks, and over http. */
  readonly allowPrivate: boolean;
  /** Imports the good rows if others are bad; otherwise one bad row prevents the import. */
  readonly skipBad: boolean;
  /** Removes products that the file does not name. Not allowed with `skipBad`: a bad row may name one of them. */
  readonly prune: boolean;
  /** Runs the whole import, then rolls it back. */
  readonly dryRun: boolean;
  /** Aborts the import with its reason and rolls it back. */
  readonly signal: AbortSignal;
};

export type Progress = {
  readonly bytes: number;
  readonly totalBytes: number;
  readonly rows: number;
  readonly bad: number;
};

/** Receives the problems and the progress of an import. */
export type Listener = { problem(problem: Problem): void; progress(progress: Progress): void };

export type ImportResult = {
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** The number of bad rows, not of problems. */
  readonly bad: number;
  /** Whether the whole file was readable. If not, the import is rolled back, also with `skipBad`. */
  readonly whole: boolean;
  /** Whether the changes were committed. */
  readonly committed: boolean;
};

const rowsAtOnce = 500;
const picturesAtOnce = 8;
const required = requiredNames(productColumns);

/**
 * Imports a catalogue into the database: one transaction, a few hundred rows in memory. The key identifies a product,
 * so a second import of the same file changes nothing. Throws Stop if the file is not readable at all.
 */
export async function importCatalogue(
  db: Database,
  plan: ImportPlan,
  listener: Listener,
): Promise<ImportResult> {
  const read = readerOf(plan.file);
  const unreadable = unreadableFormat(await readFileStart(plan.file));
  if (unreadable) {
    listener.problem(unreadable);
    return {
      rows: 0,
      created: 0,
      changed: 0,
      unchanged: 0,
      removed: 0,
      bad: 1,
      whole: false,
      committed: false,
    };
  }
  const { size: totalBytes } = await stat(plan.file);
  const pictures = openPictureStore(plan.pictures, plan.allowPrivate);
  let result: ImportResult | undefined;
  try {
    await db.transaction(async (transaction) => {
      const outcome = await importRows(
        transaction,
        { ...plan, read, totalBytes, pictures, imagesGiven: plan.pictures.from !== undefined },
        listener,
      );
      result = {
        ...outcome,
        committed: !plan.dryRun && outcome.whole && (outcome.bad === 0 || plan.skipBad),
      };
      if (!result.committed) throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  } finally {
    await pictures.settle(result?.committed ?? false);
  }
  if (!result) throw new Error('an import without a result');
  // Updates the planner statistics after the tables have grown.
  if (result.committed && result.created + result.changed > rowsAtOnce) await db.rows({ text: 'analyze' });
  return result;
}

/** Makes the transaction roll back. */
class Rollback extends Error {}

function readerOf(file: string): (path: string) => AsyncGenerator<SourceItem> {
  if (/\.csv$|\.tsv$|\.txt$/i.test(file)) return readCsv;
  if (/\.(?:json|jsonl|ndjson)$/i.test(file)) return readJson;
  throw new Stop(exitCodes.usage, `${file}: unknown file type. The name must end in .csv, .json or .jsonl.`);
}

type Work = Omit<ImportPlan, 'pictures'> & {
  readonly totalBytes: number;
  readonly pictures: PictureStore;
  readonly imagesGiven: boolean;
  read(path: string): AsyncGenerator<SourceItem>;
};
type Counts = {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  removed: number;
  bad: number;
};

async function importRows(
  db: Transaction,
  work: Work,
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
    rows = keepGood(rows, ({ key, line }) =>
      first.get(key) === line
        ? []
        : [{ line, column: 'key', message: `duplicate key ${key}, first used in line ${first.get(key)}` }],
    );
    const stored = await productsByKey(
      db,
      rows.map(({ key }) => key),
    );
    const removedRows = rows.filter(({ removed }) => removed);
    rows = rows.filter(({ removed }) => !removed);
    rows = keepGood(rows, (row) => missingOf(row, stored.get(row.key)));
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
    // One for each new product, and for each new title.
    const ids = await nextIds(db, rows.length);
    const changes = rows.flatMap(
      (row) =>
        changeOf({
          row,
          before: stored.get(row.key),
          supplier: suppliers.of(supplierOf(row)),
          pictures: found.get(row) as readonly Picture[] | undefined,
          newId: () => ids.shift() ?? 0,
          today: stamp.slice(0, 10),
        }) ?? [],
    );
    counts.created += changes.filter(({ isNew }) => isNew).length;
    counts.changed += changes.filter(({ isNew }) => !isNew).length;
    counts.unchanged += rows.length - changes.length;
    await writeProducts(db, changes, stamp);
    await touchProductsOf(db, renamed, stamp);
  };

  let waiting: SourceRow[] = [];
  let whole = true;
  for await (const item of work.read(work.file)) {
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
      counts.rows++;
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

/**
 * Stores the keys of the rows in a table of the transaction, not in memory. Resolves to the line of the first use of
 * each key.
 */
async function firstLines(db: Transaction, rows: readonly GivenRow[]): Promise<Map<string, number>> {
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
function missingOf({ line, product, supplierKey }: GivenRow, before: StoredProduct | undefined): Problem[] {
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
async function picturesOf(
  rows: readonly GivenRow[],
  stored: ReadonlyMap<string, StoredProduct>,
  { pictures: store, imagesGiven, signal }: Work,
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

/** A supplier whose name or country changes also changes the products that show it. */
async function touchProductsOf(db: Transaction, suppliers: readonly number[], stamp: string): Promise<void> {
  if (suppliers.length === 0) return;
  await db.rows(
    {
      text: 'update product p set country_id = s.country_id, updated_at = $2::timestamptz from supplier s where s.id = p.supplier_id and s.id = any($1::int[])',
    },
    [suppliers, stamp],
  );
}

/** Suppliers get the industry of most of their products. Suppliers without products are removed. */
async function tidySuppliers(db: Transaction): Promise<void> {
  await db.rows({
    text: `update supplier s set category1_id = m.id from (select supplier_id, mode() within group (order by category1_id) as id from product where external_key is not null group by supplier_id) m
      where s.id = m.supplier_id and s.external_key is not null and s.category1_id <> m.id`,
  });
  await db.rows({
    text: `with removed as (delete from supplier s where s.external_key is not null and not exists (select from product p where p.supplier_id = s.id) returning s.id)
      delete from certificate where supplier_id in (select id from removed)`,
  });
}
