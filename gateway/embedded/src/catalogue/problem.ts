/** A problem in a file: its line, its column (if any) and the message. */
export type Problem = { readonly line: number; readonly column?: string; readonly message: string };

const printedCharactersMost = 600;
// Terminals obey control characters, and characters that change the writing direction.
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A line of a report: "line 7, column prices: …". */
export function formatProblem({ line, column, message }: Problem): string {
  return printable(`line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`);
}

/** A text that may quote a file, cut and escaped for a terminal or a report. */
export function printable(text: string): string {
  const cut = text.length > printedCharactersMost ? `${text.slice(0, printedCharactersMost)} …` : text;
  return cut.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A number with its noun: "1 row", "2 rows". */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

type Cells = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** A row of a file, its cells by column. `line` is its first line. `variants` are those of a product: see fold-variants.ts. */
export type SourceRow = Cells & { readonly variants?: readonly Cells[] };

/** The content of a file: first its columns, then rows and problems. `bytes` of the file have been read so far. */
export type SourceItem = { readonly bytes: number } & (
  | { readonly columns: readonly string[]; readonly line: number }
  | { readonly row: SourceRow }
  | { readonly problem: Problem; /** Whether reading has to stop here. */ readonly last?: boolean }
);

/** The limit for a row and all its cells, in characters. */
export const rowAtMostCharacters = 1_000_000;
