/** Something wrong in a file: on which line, in which column if one is to blame, what, and for whom to read. */
export type Problem = { readonly line: number; readonly column?: string; readonly message: string };

const sayAtMostCharacters = 600;
// They, and what turns the direction of writing, would do something to the terminal in place of being seen on it.
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** What a line of a report says: "line 7, prices: …". Of a file's own words as much as fits in a few lines, and nothing that a terminal obeys. */
export function sayProblem({ line, column, message }: Problem): string {
  return shown(`line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`);
}

/** A text that may quote a file, for a terminal or a report. */
export function shown(text: string): string {
  const cut = text.length > sayAtMostCharacters ? `${text.slice(0, sayAtMostCharacters)} …` : text;
  return cut.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
