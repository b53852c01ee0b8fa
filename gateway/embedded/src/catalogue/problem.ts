/** Something wrong in a file: on which line, in which column (if it is about one), and what. */
export type Problem = { readonly line: number; readonly column?: string; readonly message: string };

const printedCharactersMost = 600;
// A terminal obeys control characters, and characters that turn the direction of writing.
const control = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** A line of a report: "line 7, prices: …". */
export function formatProblem({ line, column, message }: Problem): string {
  return printable(`line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`);
}

/** A text that may quote a file, cut and escaped for a terminal or a report. */
export function printable(text: string): string {
  const cut = text.length > printedCharactersMost ? `${text.slice(0, printedCharactersMost)} …` : text;
  return cut.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A row of a file, its cells by column. `line` is where it begins. */
export type SourceRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** What a file gives: its columns first, then rows and what was wrong. `bytes` of the file have been read by then. */
export type SourceItem = { readonly bytes: number } & (
  | { readonly columns: readonly string[]; readonly line: number }
  | { readonly row: SourceRow }
  | { readonly problem: Problem; /** Whether reading has to stop here. */ readonly last?: boolean }
);

/** A row and all its cells stay under this many characters. */
export const rowAtMostCharacters = 1_000_000;
