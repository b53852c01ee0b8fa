import { stat } from 'node:fs/promises';
import type { PictureWork } from '../catalogue/find-pictures.ts';
import { readFileStart, unreadableFormat } from '../catalogue/file-start.ts';
import { type ImportResult, unreadableResult } from '../catalogue/import.ts';
import type { Listener } from '../catalogue/import-rows.ts';
import { openPictureStore, type PictureFolders } from '../catalogue/picture-store.ts';
import { countOf, type Problem } from '../catalogue/problem.ts';
import { readVocabulary } from '../catalogue/vocabulary.ts';
import { noteCatalogueChange } from '../db/catalogue-change.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import { lockCatalogue } from '../db/lock-catalogue.ts';
import type { MergedExhibition } from './check-exhibition.ts';
import { readExhibitionPictures } from './exhibition-pictures.ts';
import { readNamed } from './named.ts';
import { type ExhibitionsPlan, planExhibitions } from './plan.ts';
import { readRows } from './read-rows.ts';
import { renewBadgesOf } from './renew-badges.ts';
import { lockExhibitions, lockRemovedExhibitions, readExhibitions } from './stored-exhibition.ts';
import { openExhibitionWriter, removeExhibition } from './write-exhibition.ts';

export type ExhibitionImport = {
  readonly file: string;
  readonly pictures: PictureFolders;
  /** Allows pictures from private networks, and over http. */
  readonly allowPrivate: boolean;
  /** Removes halls and exhibitors that the file lacks from the exhibitions that it names. */
  readonly prune: boolean;
  /** Only checks the file. */
  readonly dryRun: boolean;
  /** For holders of badges, when the days of their exhibition change. */
  readonly post: Post;
  /** Aborts the import with its reason. */
  readonly signal: AbortSignal;
};

export type ExhibitionImportResult = ImportResult & {
  /** The number of badges that have new days. */
  readonly renewedBadges: number;
  /** The number of exhibitors whose contact nobody sees, because they are no suppliers. */
  readonly hiddenContacts: number;
};

/**
 * Imports exhibitions with their halls, exhibitors and pictures. The whole file is checked before anything is written, in one
 * transaction. Keys identify the rows, so a second import of the same file changes nothing. Throws Stop if the file is not
 * readable at all.
 */
export async function importExhibitions(
  db: Database,
  wanted: ExhibitionImport,
  listener: Listener,
): Promise<ExhibitionImportResult> {
  const unreadable = unreadableFormat(await readFileStart(wanted.file));
  if (unreadable) {
    listener.problem(unreadable);
    return { ...unreadableResult, renewedBadges: 0, hiddenContacts: 0 };
  }
  const { size: totalBytes } = await stat(wanted.file);
  const pictures = openPictureStore(wanted.pictures, wanted.allowPrivate);
  const work = { pictures, imagesGiven: wanted.pictures.from !== undefined, signal: wanted.signal };
  let isCommitted = false;
  try {
    const { exhibitionIds, ...result } = await db.longTransaction((transaction) =>
      importInto(transaction, wanted, work, totalBytes, listener),
    );
    isCommitted = result.committed;
    // After the commit, in short transactions: visitors register meanwhile. A second import of the file does what is left.
    const renewedBadges = await renewBadgesOf(db, wanted.post, exhibitionIds);
    return { ...result, renewedBadges };
  } finally {
    await pictures.settle(isCommitted);
  }
}

async function importInto(
  transaction: Transaction,
  wanted: ExhibitionImport,
  work: PictureWork,
  totalBytes: number,
  listener: Listener,
): Promise<Omit<ExhibitionImportResult, 'renewedBadges'> & { readonly exhibitionIds: readonly number[] }> {
  await lockCatalogue(transaction);
  const vocabulary = await readVocabulary(transaction);
  const read = await readRows(wanted.file, vocabulary, wanted.signal, (bytes, rows) =>
    listener.progress({ bytes, totalBytes, rows, bad: 0 }),
  );
  const { count, whole } = read;
  const keys = [...new Set(read.rows.map(({ exhibition }) => exhibition))];
  // Pictures take time: the fairs are locked after it, and read again.
  const before = await readExhibitions(transaction, keys);
  const { rows, problems } = await readExhibitionPictures(read.rows, before, work);
  await lockExhibitions(transaction, keys);
  const stored = await readExhibitions(transaction, keys);
  const named = await readNamed(transaction, rows, stored);
  const plan = planExhibitions(
    rows,
    new Map(stored.map((exhibition) => [exhibition.key, exhibition])),
    named,
    wanted.prune,
  );
  const registered = await registeredProblems(transaction, plan.removed);
  const all = [...read.problems, ...problems, ...plan.problems, ...registered].toSorted(
    (one, other) => one.line - other.line,
  );
  all.forEach((problem) => listener.problem(problem));
  const committed = all.length === 0 && !wanted.dryRun;
  if (committed) {
    const write = await openExhibitionWriter(transaction, named);
    for (const { id } of plan.removed) await removeExhibition(transaction, id);
    for (const merged of plan.mergedExhibitions) await write(merged);
    if (plan.created + plan.changed + plan.removedRows > 0) await noteChange(transaction);
  }
  wanted.signal.throwIfAborted();
  return {
    rows: count,
    created: plan.created,
    changed: plan.changed,
    unchanged: count - plan.created - plan.changed - plan.removedLines,
    removed: plan.removedRows,
    bad: badRowsOf(all),
    whole,
    committed,
    hiddenContacts: plan.mergedExhibitions.reduce((sum, one) => sum + hiddenContactsOf(one), 0),
    exhibitionIds: committed ? stored.map(({ id }) => id) : [],
  };
}

/** A card belongs to a supplier, who answers the requests for it. */
const hiddenContactsOf = ({ exhibitors }: MergedExhibition): number =>
  [...exhibitors.items.values()].filter(
    ({ values: { supplier, contact_name, contact_title, contact_email, contact_phone } }) =>
      supplier === null &&
      [contact_name, contact_title, contact_email, contact_phone].some((one) => one !== null),
  ).length;

const badRowsOf = (problems: readonly Problem[]): number => new Set(problems.map(({ line }) => line)).size;

/** An exhibition with registrations or badges is not removed: people hold them. */
async function registeredProblems(db: Transaction, removed: ExhibitionsPlan['removed']): Promise<Problem[]> {
  await lockRemovedExhibitions(
    db,
    removed.map(({ id }) => id),
  );
  const rows = await db.rows<{ id: number; count: number }>(
    {
      text: `
        select exhibition_id as id, count(*)::int as count
        from (select exhibition_id from registration union all select exhibition_id from badge) held
        where exhibition_id = any($1::int[]) group by 1`,
    },
    [removed.map(({ id }) => id)],
  );
  return rows.flatMap(({ id, count }) =>
    removed
      .filter((exhibition) => exhibition.id === id)
      .map(({ line }) => ({
        line,
        column: 'removed',
        message: `the exhibition has ${countOf(count, 'registration or badge', 'registrations and badges')}. To hide it, write no in the column published`,
      })),
  );
}

/** Search filters by exhibition: its index reads everything again. */
const noteChange = (db: Transaction): Promise<void> =>
  noteCatalogueChange(db, { since: new Date().toISOString(), products: 0, removed: true, suppliers: true });
