// One path segment holds one parameter. A segment codec turns the decoded text of that parameter into a typed value
// and back; routers use it directly (params.parse / params.stringify), shapes (shape.ts) use it on whole paths.

export type Segment<V> = {
  /** Decoded text to value; undefined where the text does not follow the rule. Never throws. */
  readonly parse: (text: string) => V | undefined;
  /** Value to decoded text; the router or the shape does the percent-encoding. */
  readonly format: (value: V) => string;
};

/** A segment that is a text matched by a pattern; canonical() may repair its spelling. */
/* @__NO_SIDE_EFFECTS__ */
export function pattern<V extends string = string>(
  rule: RegExp,
  canonical: (text: string) => string = (text) => text,
): Segment<V> {
  return {
    parse: (text) => (rule.test(text) ? (canonical(text) as V) : undefined),
    format: (value) => value,
  };
}

/** One word of a fixed set, in any case; the value has the set's spelling. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const W extends string>(words: readonly W[]): Segment<W> {
  const spelled = new Map(words.map((word) => [word.toLowerCase(), word]));
  return { parse: (text) => spelled.get(text.toLowerCase()), format: (value) => value };
}

/** §5 Ids are digits. At most 18, so that every id fits a 64-bit integer. */
export const digits = pattern(/^\d{1,18}$/);

/** A plain word: letters, digits, hyphens and inner underscores of ASCII. */
export const word = pattern(/^[A-Za-z0-9](?:[\w-]{0,98}[A-Za-z0-9])?$/);

/** Any text that can be a segment: not empty, not a dot segment (RFC 3986 §3.3), no control characters. */
export const anyText = pattern(/^(?!\.{1,2}$)[^\p{Cc}\p{Surrogate}]{1,500}$/u);

/** The API begins no page beyond a million items: the highest page of a list to ask for. */
export const pageNoMost = 40_000;

/** §2.6 pageNo is a positive integer, written without leading zeros. */
export function parsePageNo(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
