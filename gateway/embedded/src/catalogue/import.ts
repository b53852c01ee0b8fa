import { stat } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { lockCatalogue } from '../db/lock-catalogue.ts';
import { readFileStart, unreadableFormat } from './file-start.ts';
import { importRows, type Listener, rowsAtOnce } from './import-rows.ts';
import { openPictureStore, type PictureFolders } from './picture-store.ts';
import { readerOf } from './source.ts';

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

/** Of a file that is not readable at all. */
export const unreadableResult: ImportResult = {
  rows: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  bad: 1,
  whole: false,
  committed: false,
};

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
    return unreadableResult;
  }
  const { size: totalBytes } = await stat(plan.file);
  const pictures = openPictureStore(plan.pictures, plan.allowPrivate);
  let result: ImportResult | undefined;
  try {
    await db.longTransaction(async (transaction) => {
      await lockCatalogue(transaction);
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
  if (result.committed && result.created + result.changed > rowsAtOnce)
    await db.longTransaction(({ rows }) => rows({ text: 'analyze' }));
  return result;
}

/** Makes the transaction roll back. */
class Rollback extends Error {}
