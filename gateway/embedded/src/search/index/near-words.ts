import type { GoodsColumns } from './goods.ts';
import type { NearWords } from './facet-count.ts';
import type { Marked } from './marks.ts';
import type { Part } from './part.ts';
import { isFiller } from './question.ts';
import { isSpaced, tokensOf } from './tokens.ts';
import type { LanguageCode } from '@fairgate/schema/locales';

/**
 * Where no product meets all words: the most of them that any does, and what stands in the way. Of as many words those are
 * kept that more products meet, so that the rarest go.
 * @returns undefined where one word alone stands in the way, or no word finds anything.
 */
export function nearWordsOf(
  { byTitle }: GoodsColumns,
  { full, of: [titles] }: Marked,
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
  const typed = (isMet: boolean): string[][] =>
    parts.flatMap(([words], at) => (((mask & (1 << at)) !== 0) === isMet && words ? [[...words]] : []));
  const [met, dropped] = [typed(true), typed(false)];
  if (!isSpaced(language))
    return {
      keyword: met.flat().join(''),
      dropped: dropped.map((words) => words.join('')),
      certificates: [],
    };
  // As it was typed, with its accents and capitals.
  const isDropped = (word: string): boolean =>
    tokensOf(word, language)
      // Without the number its unit says nothing: 20cm goes as a whole.
      .some(
        (token) =>
          dropped.some((words) => words.includes(token)) && !met.some((words) => words.includes(token)),
      );
  const isIdle = (word: string): boolean =>
    tokensOf(word, language).every((token) => isFiller(token, language));
  const words = keyword.trim().split(/\s+/);
  // What only joined words to one that goes does not stay: of "lamp from China" not "lamp from".
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
