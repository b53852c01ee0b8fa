/** Something wrong in a file: on which line, in which column if one is to blame, what, and for whom to read. */
export type Problem = { readonly line: number; readonly column?: string; readonly message: string };

/** What a line of a report says: "line 7, prices: …". */
export function sayProblem({ line, column, message }: Problem): string {
  return `line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`;
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
