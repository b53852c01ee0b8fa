// Lists inside a cell: semicolons separate the parts; a backslash before ; = : or \ escapes the character.

/** The parts of a cell, trimmed; empty ones are left out. */
export function splitList(text: string): string[] {
  return splitAt(text, ';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The two sides of the first unescaped `separator`, without backslashes; undefined if there is none. */
export function splitPair(part: string, separator: '=' | ':'): [string, string] | undefined {
  const [first, ...rest] = splitAt(part, separator);
  return first === undefined || rest.length === 0
    ? undefined
    : [unescape(first).trim(), unescape(rest.join(separator)).trim()];
}

/** A list part without escapes. */
export function unescape(part: string): string {
  return part.replace(/\\([;=:\\])/g, '$1');
}

/** Escapes a text as a list part. */
export function escape(text: string): string {
  return text.replace(/[;\\]/g, '\\$&');
}

/** Escapes a text as the left side of a pair. */
export function escapeName(text: string): string {
  return text.replace(/[;=\\]/g, '\\$&');
}

function splitAt(text: string, separator: string): string[] {
  const parts = [''];
  for (const piece of text.match(/\\[^]|[^\\]|\\$/gu) ?? []) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
