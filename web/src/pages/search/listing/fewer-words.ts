import { localeOf, toLanguageCode } from '@fairgate/schema/locales';

export type FewerWords = { readonly withoutLast: string; readonly withoutFirst: string };

/** A keyword without its last word, and without its first, in any script; undefined when there is but one. */
export function fewerWords(keyword: string, language: string): FewerWords | undefined {
  const tag = localeOf(toLanguageCode(language) ?? 'en').tag;
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(keyword)].filter((part) => part.isWordLike);
  const [, second] = words;
  const last = words.at(-1);
  if (!second || !last) return undefined;
  return { withoutLast: keyword.slice(0, last.index).replace(/[\s\p{P}]+$/u, ''), withoutFirst: keyword.slice(second.index) };
}
