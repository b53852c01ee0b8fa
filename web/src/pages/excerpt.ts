/**
 * The beginning of a text, for a page's head: the whole text up to `most` characters, else cut between two
 * words of the language (with or without spaces), with an ellipsis.
 */
export function excerpt(text: string, locale: string, most = 300): string {
  if (text.length <= most) return text;
  const cut = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text).containing(most - 1);
  return `${text.slice(0, cut?.index ?? most - 1).trimEnd()}…`;
}
