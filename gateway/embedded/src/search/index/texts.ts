import { setImmediate as breathe } from 'node:timers/promises';
import { type MatchKind, openTerms, type Terms } from './terms.ts';

/** The weight of a word in a text: product name, category, context, English name, supplier name. */
export const weights = { title: 9, kind: 5, around: 2, english: 2, supplier: 1 } as const;

const weightAtMost = 31;
/** Queries run between batches: a batch takes a few milliseconds. */
const termsAtOnce = 5000;

export type WeighedWord = readonly [word: string, weight: number];

/**
 * An inverted index over a list of texts: for each word the texts that contain it, with its weight. Typed arrays keep a
 * hundred million entries away from the garbage collector.
 */
export type Texts = {
  readonly size: number;
  readonly terms: Terms;
  /** Adds to `scores` the best score of each text for this word. Returns whether any text matches. */
  score(word: string, matchKinds: readonly MatchKind[], scores: Uint16Array): boolean;
};

/** Adds texts, each once and in any order, by their numbers from 0. Missing texts have no words. */
export function gatherTexts(): {
  add(words: Iterable<WeighedWord>, number: number): void;
  finish(size: number): Promise<Texts>;
} {
  const numbers = new Map<string, number>();
  const texts: number[][] = [];
  const sums: number[][] = [];
  return {
    // A repeated word adds to its weight.
    add(words, number) {
      const own = new Map<number, number>();
      for (const [word, weight] of words) {
        let term = numbers.get(word);
        if (term === undefined) numbers.set(word, (term = numbers.size));
        own.set(term, (own.get(term) ?? 0) + weight);
      }
      for (const [term, weight] of own) {
        (texts[term] ??= []).push(number);
        (sums[term] ??= []).push(Math.min(weight, weightAtMost));
      }
    },
    async finish(size) {
      const postings: Posting[] = [];
      for (const [term, list] of texts.entries()) {
        postings.push({ texts: Uint32Array.from(list), weights: Uint8Array.from(sums[term] ?? []) });
        // Released at once to avoid two copies in memory.
        texts[term] = sums[term] = [];
        if (term % termsAtOnce === termsAtOnce - 1) await breathe();
      }
      return openTexts(size, openTerms([...numbers.keys()]), postings);
    },
  };
}

export const noTexts: Texts = openTexts(0, openTerms([]), []);

type Posting = { readonly texts: Uint32Array; readonly weights: Uint8Array };

function openTexts(size: number, terms: Terms, postings: readonly Posting[]): Texts {
  return {
    size,
    terms,
    score(word, matchKinds, scores) {
      const all = terms.match(word, matchKinds);
      for (const match of all) {
        const posting = postings[match.term];
        if (!posting) continue;
        const { texts, weights: heavy } = posting;
        for (let entry = 0; entry < texts.length; entry += 1) {
          const text = texts[entry] as number;
          const score = (heavy[entry] as number) * match.score;
          if (score > (scores[text] as number)) scores[text] = score;
        }
      }
      return all.length > 0;
    },
  };
}
