import { apart } from './joined-words.ts';
import type { Part } from './part.ts';
import type { Meeting } from './terms.ts';
import type { Texts } from './texts.ts';

/** For each text which parts of a question it meets, a bit a part, and what it is worth for them together. */
export type Marks = { readonly masks: Uint16Array; readonly scores: Uint16Array };

/** How far to go. `strict`: other than as it was typed only a word that occurs nowhere as it was typed. */
export type Reach = 'strict' | 'typing' | 'loose';

export type Marked = {
  /** The mask of a text that meets every part. */
  readonly full: number;
  readonly of: readonly Marks[];
  /** Whether any word was met in another form than it was typed. */
  readonly bent: boolean;
};

const scoreAtMost = 4095;

/** Marks several sets of texts for one question; a word may be met in any of them. */
export function mark(sets: readonly Texts[], parts: readonly Part[], reach: Reach): Marked {
  const of = sets.map(({ size }): Marks => ({ masks: new Uint16Array(size), scores: new Uint16Array(size) }));
  let bent = false;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    for (const [place, alternatives] of part.entries()) {
      // Only what was typed can have been mistyped.
      const ways = alternatives.map((word) => {
        const meetings =
          place > 0
            ? [['same'] as const, ['beginning', 'inside'] as const]
            : stagesOf(sets, word, reach, isLast);
        bent ||= place === 0 && meetings[0]?.[0] !== 'same';
        return {
          words: place === 0 && meetings[0]?.[0] !== 'same' ? cutIfCan(sets, word) : [word],
          stages: meetings,
        };
      });
      const worth = sets.map((texts) => worthOf(texts, ways));
      // Only what is met in no other way is taken apart: most words that nobody knows are slips.
      const isUnmet = place === 0 && worth.every((one) => one === undefined);
      for (const [number, texts] of sets.entries()) {
        const [marks, own] = [of[number], isUnmet ? worthOfPieces(texts, alternatives) : worth[number]];
        if (marks && own) addPart(marks, 1 << at, own);
      }
    }
  }
  return { full: (1 << parts.length) - 1, of, bent };
}

type Way = { readonly words: readonly string[]; readonly stages: readonly (readonly Meeting[])[] };

function stagesOf(
  sets: readonly Texts[],
  word: string,
  reach: Reach,
  isLast: boolean,
): (readonly Meeting[])[] {
  const isKnown = sets.some(({ terms }) => terms.has(word));
  // While somebody types, the last word may not be all there yet.
  if (reach === 'typing' && isLast)
    return isKnown ? [['same', 'beginning']] : [['beginning'], ['typo', 'inside']];
  if (isKnown) return reach === 'loose' ? [['same', 'beginning', 'typo', 'inside']] : [['same']];
  return reach === 'loose' ? [['beginning', 'typo', 'inside']] : [['beginning'], ['typo', 'inside']];
}

// In a script without spaces the dictionary may take several words of the index for one.
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

// What was typed as one word may stand in a title as several.
function worthOfPieces(texts: Texts, words: readonly string[]): Uint16Array | undefined {
  const pieces = words.map((word) => apart(word, (piece) => texts.terms.has(piece)));
  return pieces.every((own) => own !== undefined)
    ? worthOf(
        texts,
        pieces.map((own) => ({ words: own, stages: [['same']] })),
      )
    : undefined;
}

/** What each text is worth for all of these words together: nothing if one is missing; undefined if no text has any. */
function worthOf(texts: Texts, ways: readonly Way[]): Uint16Array | undefined {
  let all: Uint16Array | undefined;
  let count = 0;
  for (const { words, stages } of ways) {
    for (const word of words) {
      const scores = new Uint16Array(texts.size);
      const tried: readonly (readonly Meeting[])[] = words.length > 1 ? [['same']] : stages;
      if (!tried.some((meetings) => texts.score(word, meetings, scores))) return undefined;
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
  // A phrase of several words counts as one part of the question.
  if (all && count > 1)
    for (let at = 0; at < all.length; at += 1) all[at] = Math.ceil((all[at] as number) / count);
  return all;
}

function addPart({ masks, scores }: Marks, bit: number, worth: Uint16Array): void {
  for (let at = 0; at < worth.length; at += 1) {
    const own = worth[at] as number;
    if (own === 0) continue;
    // What means the same adds nothing to what was met already.
    if ((masks[at] as number) & bit) continue;
    masks[at] = (masks[at] as number) | bit;
    scores[at] = Math.min(scoreAtMost, (scores[at] as number) + own);
  }
}
