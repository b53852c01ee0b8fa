import { exitCodes, Stop } from '../exit.ts';
import { readCsv } from './csv-source.ts';
import { readJson } from './json-source.ts';
import type { SourceItem } from './problem.ts';

/** The reader of a file, by the ending of its name. Throws Stop. */
export function readerOf(file: string): (path: string) => AsyncGenerator<SourceItem> {
  if (/\.csv$|\.tsv$|\.txt$/i.test(file)) return readCsv;
  if (/\.(?:json|jsonl|ndjson)$/i.test(file)) return readJson;
  throw new Stop(exitCodes.usage, `${file}: unknown file type. The name must end in .csv, .json or .jsonl.`);
}
