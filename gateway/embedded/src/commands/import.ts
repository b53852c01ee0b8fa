import { createWriteStream } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { importCatalogue, type ImportResult } from '../catalogue/import.ts';
import { type Problem, sayProblem } from '../catalogue/problem.ts';
import type { Settings } from '../config.ts';
import { exitCodes, Stop } from '../exit.ts';
import { openProgress } from './progress.ts';
import { pictureFolders, withDatabase } from './open.ts';

export type ImportArguments = {
  readonly file: string;
  readonly images: string | undefined;
  readonly skipBad: boolean;
  readonly dryRun: boolean;
  readonly allowPrivate: boolean;
  /** Where the problems go as CSV. */
  readonly errors: string | undefined;
  /** Of demo data. */
  readonly products: number | undefined;
};

const problemsShown = 100;

/** Brings somebody's own catalogue into the database. Resolves to the exit code. Throws Stop. */
export async function importFile(settings: Settings, wanted: ImportArguments): Promise<number> {
  const say = (line: string): void => console.error(line);
  const progress = openProgress(process.stderr);
  const report = wanted.errors === undefined ? undefined : openReport(wanted.errors);
  let problems = 0;
  // Who begins with a catalogue of their own has no use for demo products beside it.
  const result = await withDatabase({ settings, products: wanted.products, productsByDefault: 0, say }, (db) => {
    const { demo, own } = pictureFolders(settings.DATA_DIR);
    return importCatalogue(db, { ...wanted, pictures: { from: wanted.images, into: own, demo } }, {
      problem(problem) {
        report?.add(problem);
        if (++problems <= problemsShown) progress.say(`${wanted.file}: ${sayProblem(problem)}`);
      },
      progress: ({ bytes, totalBytes, rows, bad }) => progress.show(totalBytes === 0 ? 1 : bytes / totalBytes, `${rows} rows${bad > 0 ? `, ${bad} bad` : ''}`),
    });
  }).finally(() => progress.end());
  await report?.close();
  if (problems > problemsShown) say(`… and ${problems - problemsShown} more${wanted.errors === undefined ? '; --errors FILE writes them all down' : ` in ${wanted.errors}`}.`);
  console.log(sayResult(result, wanted));
  return result.bad > 0 && !(wanted.skipBad && result.whole) ? exitCodes.badInput : 0;
}

function sayResult({ rows, created, changed, unchanged, bad, whole, kept }: ImportResult, { skipBad }: ImportArguments): string {
  const what = `${created} new, ${changed} changed, ${unchanged} as they were`;
  if (!whole) return 'Nothing was changed: the file cannot be read to its end.';
  if (bad > 0 && !skipBad) return `Nothing was changed: of ${rows} rows ${bad} cannot be taken. Mend them, or leave them out with --skip-bad.`;
  const left = bad > 0 ? `; ${bad} left out` : '';
  return kept ? `${rows} rows: ${what}${left}.` : `A dry run, nothing was changed. ${rows} rows: ${what}${left}.`;
}

function openReport(file: string): { add(problem: Problem): void; close(): Promise<void> } {
  const out = createWriteStream(file);
  let failed: Error | undefined;
  out.on('error', (error) => { failed = error; });
  out.write(stringify([['line', 'column', 'message']]));
  return {
    add: ({ line, column = '', message }) => void out.write(stringify([[line, column, message]])),
    async close() {
      await new Promise<void>((resolve) => { out.once('close', resolve).end(); });
      if (failed) throw new Stop(exitCodes.cannotWrite, `${file} cannot be written: ${failed.message}`);
    },
  };
}
