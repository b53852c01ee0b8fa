/**
 * The beginning of a text, for a page's head: as it is up to `most` characters, else ended between two words of the
 * language, spaced or not, with an ellipsis.
 */
export function excerpt(text: string, locale: string, most = 300): string {
  if (text.length <= most) return text;
  const cut = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text).containing(most - 1);
  return `${text.slice(0, cut?.index ?? most - 1).trimEnd()}…`;
}
