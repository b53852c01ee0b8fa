import { stat } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { lockCatalogue } from '../db/lock-catalogue.ts';
import { exitCodes, Stop } from '../exit.ts';
import { readCsv } from './csv-source.ts';
import { readFileStart, unreadableFormat } from './file-start.ts';
import { importRows, type Listener, rowsAtOnce } from './import-rows.ts';
import { readJson } from './json-source.ts';
import { openPictureStore, type PictureFolders } from './picture-store.ts';
import type { SourceItem } from './problem.ts';

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
