/** How much a word counts: A in the title, B in the kind of thing, C in what surrounds it, D in English. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * A tsvector literal of these words, made here and not by to_tsvector so that PostgreSQL's own parser, which knows
 * neither Thai nor Khmer and differs between versions, has no part in it. A word keeps its best weight.
 */
export function documentOf(words: Iterable<readonly [token: string, weight: Weight]>): string {
  const best = new Map<string, Weight>();
  for (const [token, weight] of words) {
    const known = best.get(token);
    if (known === undefined || weight < known) best.set(token, weight);
  }
  return Array.from(best, ([token, weight]) => `${quote(token)}:1${weight === 'D' ? '' : weight}`).join(' ');
}

/** A tsquery literal: of one of the alternatives the document has every word, or a word that begins with it. */
export function queryOf(alternatives: readonly (readonly string[])[], beginnings = false): string {
  const all = (tokens: readonly string[]): string => [...new Set(tokens)].map((token) => `${quote(token)}${beginnings ? ':*' : ''}`).join(' & ');
  return [...new Set(alternatives.map(all))].map((one) => `(${one})`).join(' | ');
}

// Tokens are letters and digits, points and commas (tokens.ts): nothing to escape, but quotes keep commas whole.
function quote(token: string): string {
  return `'${token.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
