import { open, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { finished } from 'node:stream/promises';
import { withGuard } from '../catalogue/formula-guard.ts';
import { importCatalogue, type ImportResult } from '../catalogue/import.ts';
import type { Listener } from '../catalogue/import-rows.ts';
import { countOf, type Problem, formatProblem, printable } from '../catalogue/problem.ts';
import { toCsv } from '../catalogue/spreadsheet.ts';
import { postSettingsOf, type Settings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { exitCodes, Stop } from '../exit.ts';
import {
  type ExhibitionImport,
  type ExhibitionImportResult,
  importExhibitions,
} from '../exhibitions/import.ts';
import { openPost } from '../mail/post.ts';
import { openProgress } from './progress.ts';
import { pictureFolders, withDatabase } from './open.ts';

export type ImportArguments = {
  readonly file: string;
  readonly images: string | undefined;
  readonly skipBad: boolean;
  readonly prune: boolean;
  readonly dryRun: boolean;
  readonly allowPrivate: boolean;
  /** The file for the problems, as CSV. */
  readonly errors: string | undefined;
  /** The number of demo products. */
  readonly products: number | undefined;
  /** Exhibitions instead of products. */
  readonly fair: boolean;
};

const problemsShown = 100;

/** Imports a catalogue, or exhibitions, into the database. Resolves to the exit code. Throws Stop. */
export async function importFile(settings: Settings, wanted: ImportArguments): Promise<number> {
  const log = (line: string): void => console.error(line);
  if (wanted.images !== undefined && !(await stat(wanted.images).catch(() => undefined))?.isDirectory())
    throw new Stop(exitCodes.noInput, `Folder not found: ${wanted.images} (--images).`);
  const progress = openProgress(process.stderr);
  const report = wanted.errors === undefined ? undefined : await openReport(wanted.errors);
  const signal = signalOfTerminal();
  let problems = 0;
  const listener: Listener = {
    problem(problem) {
      report?.add(problem);
      if (++problems <= problemsShown) progress.log(`${wanted.file}: ${formatProblem(problem)}`);
    },
    progress: ({ bytes, totalBytes, rows, bad }) =>
      progress.show(
        totalBytes === 0 ? 1 : bytes / totalBytes,
        `${countOf(rows, 'row')}${bad > 0 ? `, ${bad} with errors` : ''}`,
      ),
  };
  try {
    // An owner who begins with an import needs no demo products.
    const result = await withDatabase(
      { settings, products: wanted.products, productsByDefault: 0, log },
      (db) => {
        const { demo, own } = pictureFolders(settings.DATA_DIR);
        const plan = { ...wanted, signal, pictures: { from: wanted.images, into: own, demo } };
        return wanted.fair
          ? importOwnExhibitions(db, settings, plan, listener)
          : importCatalogue(db, plan, listener);
      },
    ).finally(() => progress.end());
    if (problems > problemsShown)
      log(
        `… and ${problems - problemsShown} more${wanted.errors === undefined ? '. To write all errors to a file, use --errors FILE' : ` in ${wanted.errors}`}.`,
      );
    console.log(formatResult(result, wanted));
    return result.bad > 0 && !(wanted.skipBad && result.whole && result.rows > 0) ? exitCodes.badInput : 0;
  } finally {
    await report?.close();
  }
}

/** The app sends the mails. */
async function importOwnExhibitions(
  db: Database,
  settings: Settings,
  plan: Omit<ExhibitionImport, 'post'>,
  listener: Listener,
): Promise<ExhibitionImportResult> {
  const post = openPost(db, { ...postSettingsOf(settings), log: (line) => console.error(line) });
  try {
    return await importExhibitions(db, { ...plan, post }, listener);
  } finally {
    await post.close();
  }
}

function formatResult(
  {
    rows,
    created,
    changed,
    unchanged,
    removed,
    bad,
    whole,
    committed,
    renewedBadges = 0,
    hiddenContacts = 0,
  }: ImportResult & Partial<ExhibitionImportResult>,
  { skipBad, fair }: ImportArguments,
): string {
  const what = `${created} new, ${changed} changed, ${unchanged} unchanged${removed > 0 ? `, ${removed} removed` : ''}`;
  if (!whole) return 'Nothing imported: the file could not be read completely.';
  if (bad > 0 && rows === 0) return `Nothing imported: the file contains no ${fair ? 'rows' : 'products'}.`;
  if (bad > 0 && !skipBad)
    return `Nothing imported: ${bad} of ${countOf(rows, 'row')} have errors. Correct them${fair ? '' : ', or skip them with --skip-bad'}.`;
  const renewed = renewedBadges > 0 ? ` ${countOf(renewedBadges, 'badge')} renewed for the new days.` : '';
  const left = bad > 0 ? `; ${bad} skipped` : '';
  const hidden =
    hiddenContacts > 0
      ? ` ${countOf(hiddenContacts, 'exhibitor')} with a contact but no supplier: visitors don’t see these contacts.`
      : '';
  return committed
    ? `${countOf(rows, 'row')}: ${what}${left}.${renewed}${hidden}`
    : `Dry run, nothing imported. ${countOf(rows, 'row')}: ${what}${left}.${hidden}`;
}

/** The first Ctrl-C rolls the database back and removes unused pictures; the second one exits at once. */
function signalOfTerminal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      controller.abort(new Stop(128 + constants.signals[name], 'Interrupted. Nothing imported.'));
    });
  }
  return controller.signal;
}

type Report = { add(problem: Problem): void; close(): Promise<void> };

async function openReport(file: string): Promise<Report> {
  const cannotWrite = (error: unknown): Stop =>
    new Stop(
      exitCodes.cannotWrite,
      `Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  // Checked before the work begins: an import may take hours.
  const out = (
    await open(file, 'w').catch((error: unknown) => {
      throw cannotWrite(error);
    })
  ).createWriteStream();
  // `close` reports it.
  out.on('error', () => undefined);
  const write = (cells: readonly (string | number)[]): void =>
    void out.write(toCsv([cells.map((cell) => withGuard(printable(String(cell))))]));
  write(['line', 'column', 'message']);
  return {
    add: ({ line, column = '', message }) => write([line, column, message]),
    close: () =>
      finished(out.end()).catch((error: unknown) => {
        throw cannotWrite(error);
      }),
  };
}
