import type { GoodsColumns } from './goods.ts';
import type { NearWords } from './facet-count.ts';
import type { QueryMatches } from './word-matches.ts';
import type { Part } from './query-part.ts';
import { isFiller } from './query-parts.ts';
import { isSpaced, tokensOf } from './tokens.ts';
import type { LanguageCode } from '@fairgate/schema/locales';

/**
 * If no product matches all words: the largest set of words that a product matches, and the words to drop. Among sets
 * of the same size the one with the most products wins, so that the rarest words are dropped.
 * @returns undefined if one word alone has no match, or if no word has a match.
 */
export function nearWordsOf(
  { byTitle }: GoodsColumns,
  { full, of: [titles] }: QueryMatches,
  parts: readonly Part[],
  keyword: string,
  language: LanguageCode,
): NearWords | undefined {
  const found = new Map<number, number>();
  for (const [title, mask] of titles?.masks.entries() ?? []) {
    const goods = (byTitle.starts[title + 1] ?? 0) - (byTitle.starts[title] ?? 0);
    if (mask !== 0 && goods > 0) found.set(mask, (found.get(mask) ?? 0) + goods);
  }
  const [best] = [...found].sort(
    ([one, some], [other, others]) => wordsIn(other) - wordsIn(one) || others - some,
  );
  const mask = best?.[0] ?? 0;
  if (mask === 0 || mask === full) return undefined;
  const typed = (isMatch: boolean): string[][] =>
    parts.flatMap(([words], at) => (((mask & (1 << at)) !== 0) === isMatch && words ? [[...words]] : []));
  const [remaining, dropped] = [typed(true), typed(false)];
  if (!isSpaced(language))
    return {
      keyword: remaining.flat().join(''),
      dropped: dropped.map((words) => words.join('')),
      certificates: [],
    };
  // As typed, with accents and capitals.
  const isDropped = (word: string): boolean =>
    tokensOf(word, language)
      // A unit means nothing without its number: 20cm is dropped as a whole.
      .some(
        (token) =>
          dropped.some((words) => words.includes(token)) && !remaining.some((words) => words.includes(token)),
      );
  const isIdle = (word: string): boolean =>
    tokensOf(word, language).every((token) => isFiller(token, language));
  const words = keyword.trim().split(/\s+/);
  // Connecting words before a dropped word are dropped too: of "lamp from China" remains "lamp".
  const left = words.map((word, at) => ({
    word,
    goes: isDropped(word),
    alone:
      isIdle(word) &&
      [at - 1, at + 1].some((beside) => words[beside] === undefined || isDropped(words[beside])),
  }));
  return {
    keyword: left
      .filter(({ goes, alone }) => !goes && !alone)
      .map(({ word }) => word)
      .join(' '),
    dropped: left.filter(({ goes }) => goes).map(({ word }) => word),
    certificates: [],
  };
}

function wordsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
