import { splitWord } from './joined-words.ts';
import type { Part } from './query-part.ts';
import type { MatchKind } from './terms.ts';
import type { Texts } from './texts.ts';

/** For each text: a bit mask of the query parts that it matches, and its total score. */
export type TextMatches = { readonly masks: Uint16Array; readonly scores: Uint16Array };

/** How tolerant matching is. `strict`: other forms match only if no text contains the typed word. */
export type Reach = 'strict' | 'typing' | 'loose';

export type QueryMatches = {
  /** The mask of a text that matches every part. */
  readonly full: number;
  readonly of: readonly TextMatches[];
  /** Whether a word matched only in another form than typed. */
  readonly isInexact: boolean;
};

const scoreAtMost = 4095;

/** Matches several sets of texts against one query. A word may match in any of the sets. */
export function matchWords(sets: readonly Texts[], parts: readonly Part[], reach: Reach): QueryMatches {
  const of = sets.map(({ size }): TextMatches => ({
    masks: new Uint16Array(size),
    scores: new Uint16Array(size),
  }));
  let isInexact = false;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    for (const [index, alternatives] of part.entries()) {
      // Only typed words can contain typos, synonyms cannot.
      const ways = alternatives.map((word) => {
        const matchKinds =
          index > 0
            ? [['exact'] as const, ['prefix', 'infix'] as const]
            : stagesOf(sets, word, reach, isLast);
        isInexact ||= index === 0 && matchKinds[0]?.[0] !== 'exact';
        return {
          words: index === 0 && matchKinds[0]?.[0] !== 'exact' ? cutIfCan(sets, word) : [word],
          stages: matchKinds,
        };
      });
      const partScores = sets.map((texts) => scoreOf(texts, ways));
      // Only a word without any other match is split: most unknown words are typos.
      const isUnmatched = index === 0 && partScores.every((one) => one === undefined);
      for (const [number, texts] of sets.entries()) {
        const [matches, own] = [
          of[number],
          isUnmatched ? scoreOfPieces(texts, alternatives) : partScores[number],
        ];
        if (matches && own) addPart(matches, 1 << at, own);
      }
    }
  }
  return { full: (1 << parts.length) - 1, of, isInexact };
}

type Way = { readonly words: readonly string[]; readonly stages: readonly (readonly MatchKind[])[] };

function stagesOf(
  sets: readonly Texts[],
  word: string,
  reach: Reach,
  isLast: boolean,
): (readonly MatchKind[])[] {
  const isKnown = sets.some(({ terms }) => terms.has(word));
  // While the user types, the last word may be incomplete.
  if (reach === 'typing' && isLast) return isKnown ? [['exact', 'prefix']] : [['prefix'], ['typo', 'infix']];
  if (isKnown) return reach === 'loose' ? [['exact', 'prefix', 'typo', 'infix']] : [['exact']];
  return reach === 'loose' ? [['prefix', 'typo', 'infix']] : [['prefix'], ['typo', 'infix']];
}

// In a script without spaces the dictionary may join several indexed words into one.
function cutIfCan(sets: readonly Texts[], word: string): string[] {
  if (
    !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      word,
    )
  )
    return [word];
  const pieces = sets
    .map(({ terms }) => terms.cut(word))
    .find((cut) => cut !== undefined && cut.every((piece) => piece.length > 1 || cut.length <= 2));
  return pieces ?? [word];
}

// A title may contain a typed word as several words.
function scoreOfPieces(texts: Texts, words: readonly string[]): Uint16Array | undefined {
  const pieces = words.map((word) => splitWord(word, (piece) => texts.terms.has(piece)));
  return pieces.every((own) => own !== undefined)
    ? scoreOf(
        texts,
        pieces.map((own) => ({ words: own, stages: [['exact']] })),
      )
    : undefined;
}

/** The score of each text for all of these words together: 0 if one is missing. Undefined if no text has a score. */
function scoreOf(texts: Texts, ways: readonly Way[]): Uint16Array | undefined {
  let all: Uint16Array | undefined;
  let count = 0;
  for (const { words, stages } of ways) {
    for (const word of words) {
      const scores = new Uint16Array(texts.size);
      const tried: readonly (readonly MatchKind[])[] = words.length > 1 ? [['exact']] : stages;
      if (!tried.some((matchKinds) => texts.score(word, matchKinds, scores))) return undefined;
      count += 1;
      if (all)
        for (let at = 0; at < all.length; at += 1)
          all[at] =
            (all[at] as number) > 0 && (scores[at] as number) > 0
              ? (all[at] as number) + (scores[at] as number)
              : 0;
      else all = scores;
    }
  }
  // A phrase of several words counts as one part of the query.
  if (all && count > 1)
    for (let at = 0; at < all.length; at += 1) all[at] = Math.ceil((all[at] as number) / count);
  return all;
}

function addPart({ masks, scores }: TextMatches, bit: number, partScores: Uint16Array): void {
  for (let at = 0; at < partScores.length; at += 1) {
    const own = partScores[at] as number;
    if (own === 0) continue;
    // A synonym adds nothing to a part that already matches.
    if ((masks[at] as number) & bit) continue;
    masks[at] = (masks[at] as number) | bit;
    scores[at] = Math.min(scoreAtMost, (scores[at] as number) + own);
  }
}
