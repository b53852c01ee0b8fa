import { localeOf, toLanguageCode } from '@fairgate/schema/locales';

/** A keyword without its last word, in any script; undefined when there is but one. */
export function fewerWords(keyword: string, language: string): string | undefined {
  const tag = localeOf(toLanguageCode(language) ?? 'en').tag;
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(keyword)].filter((part) => part.isWordLike);
  const last = words.at(-1);
  if (!last || words.length < 2) return undefined;
  return keyword.slice(0, last.index).replace(/[\s\p{P}]+$/u, '') || undefined;
}
