import type { LanguageCode } from '@fairgate/schema/locales';
import type { PhraseCache } from '../../texts/phrase-cache.ts';
import type { Part } from './query-part.ts';
import { isSpaced, normalise, tokensOf } from './tokens.ts';

type Words = readonly string[];

/** The synonyms of one language. */
export type Synonyms = {
  /** The number of words of the longest phrase. */
  readonly longest: number;
  knows(words: Words): boolean;
  /** The synonyms of these words; empty if they are unknown. */
  of(words: Words): readonly Words[];
  /** The longest known phrase at this position, in a text without spaces. */
  startingAt(text: string, at: number): { readonly length: number; readonly part: Part } | undefined;
};

/** The synonym groups of a language, read once. The phrase codes are `:group:place`. */
export function openSynonyms(phraseCache: PhraseCache): (language: LanguageCode) => Promise<Synonyms> {
  const known = new Map<LanguageCode, Promise<Synonyms>>();
  const read = async (language: LanguageCode): Promise<Synonyms> => {
    const phrases = (await phraseCache.phrasesIn(language)).all('synonyms');
    const groups = Map.groupBy(phrases, ([code]) => code.slice(0, code.lastIndexOf(':')));
    return synonymsOf(
      [...groups.values()].map((group) => group.map(([, text]) => text)),
      language,
    );
  };
  return (language) => {
    const synonyms = known.get(language) ?? read(language);
    known.set(language, synonyms);
    synonyms.catch(() => known.delete(language));
    return synonyms;
  };
}

export function synonymsOf(groups: readonly (readonly string[])[], language: LanguageCode): Synonyms {
  const separator = isSpaced(language) ? ' ' : '';
  const parts = new Map<string, Words[]>();
  for (const group of groups) {
    const members = group.map((text) => tokensOf(text, language)).filter((words) => words.length > 0);
    for (const member of members) {
      const key = member.join(separator);
      const others = parts.get(key) ?? [];
      // A more general word is no synonym: a search for a water pump must not match every pump.
      others.push(...members.filter((other) => !other.every((word) => member.includes(word))));
      parts.set(key, others);
    }
  }
  const longest = Math.max(
    0,
    ...[...parts.keys()].map((key) => (separator === '' ? key.length : key.split(separator).length)),
  );
  return {
    longest,
    knows: (words) => parts.has(words.join(separator)),
    of: (words) => parts.get(words.join(separator)) ?? [],
    startingAt(text, at) {
      for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
        const phrase = text.slice(at, at + length);
        const others = parts.get(phrase);
        if (others) return { length, part: [tokensOf(normalise(phrase), language), ...others] };
      }
      return undefined;
    },
  };
}
