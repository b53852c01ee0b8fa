import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { exportCatalogue, template } from '../catalogue/export.ts';
import { countOf } from '../catalogue/problem.ts';
import { type ExportFormat, exportFormats } from '../catalogue/writer.ts';
import type { Settings } from '../config.ts';
import { exitCodes, Stop } from '../exit.ts';
import { exportExhibitions, exhibitionTemplate } from '../exhibitions/export.ts';
import { openProgress } from './progress.ts';
import { pictureFolders, withDatabase } from './open.ts';

export type ExportArguments = {
  /** Undefined for the standard output, which is CSV. */
  readonly file: string | undefined;
  readonly images: string | undefined;
  readonly template: boolean;
  /** Exhibitions instead of products. */
  readonly fair: boolean;
};

/** Writes the imported products or exhibitions to a file, or an empty file to fill in. Resolves to the exit code. Throws Stop. */
export async function exportFile(
  settings: Settings,
  { file, images, template: empty, fair }: ExportArguments,
): Promise<number> {
  const format = formatOf(file);
  // Readers never see a partial file.
  const unfinished = `${file}.${process.pid}.tmp`;
  const out =
    file === undefined
      ? process.stdout
      : (
          await open(unfinished, 'w').catch((error: unknown) => {
            throw cannotWrite(file, error);
          })
        ).createWriteStream();
  // A reader that closes the pipe early (head) is no error.
  out.on('error', (error: NodeJS.ErrnoException) => {
    if (file === undefined && error.code === 'EPIPE') process.exit(0);
  });
  try {
    if (empty) out.write(fair ? exhibitionTemplate(format) : template(format));
    else {
      const progress = openProgress(process.stderr);
      const { demo, own } = pictureFolders(settings.DATA_DIR);
      const count = await withDatabase(
        { settings, products: undefined, productsByDefault: 0, log: (line) => console.error(line) },
        (db) => {
          const plan = { format, imagesTo: images, pictureFolders: [own, demo] };
          return fair
            ? exportExhibitions(db, out, plan)
            : exportCatalogue(db, out, plan, (products) =>
                progress.show(undefined, countOf(products, 'product')),
              );
        },
      ).finally(() => progress.end());
      console.error(
        `Exported ${countOf(count, fair ? 'exhibition' : 'product')}${file === undefined ? '' : ` to ${file}`}.`,
      );
    }
    if (file === undefined) return 0;
    out.end();
    await finished(out);
    await rename(unfinished, file);
    return 0;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw out.errored ? cannotWrite(file ?? 'standard output', error) : error;
  }
}

function cannotWrite(file: string, error: unknown): Stop {
  return new Stop(
    exitCodes.cannotWrite,
    `Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );
}

function formatOf(file: string | undefined): ExportFormat {
  if (file === undefined) return 'csv';
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const format = exportFormats.find((one) => one === (ending === 'ndjson' ? 'jsonl' : ending));
  if (!format)
    throw new Stop(
      exitCodes.usage,
      `${file}: unknown file type. The name must end in .csv, .json or .jsonl.`,
    );
  return format;
}
