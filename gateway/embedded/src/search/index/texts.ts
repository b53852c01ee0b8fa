import { setImmediate as breathe } from 'node:timers/promises';
import { type Meeting, openTerms, type Terms } from './terms.ts';

/** How much a word counts in a text: what the thing is called, what kind of thing it is, what surrounds it, its name in English, who makes it. */
export const weights = { title: 9, kind: 5, around: 2, english: 2, maker: 1 } as const;

const weightAtMost = 31;
/** Between them questions get their turn: a few milliseconds. */
const termsAtOnce = 5000;

export type WeighedWord = readonly [word: string, weight: number];

/**
 * An inverted index over texts that are known by their place in a list: for each word the texts it stands in, with its weight
 * there. Typed arrays throughout: a hundred million entries are no objects to the garbage collector.
 */
export type Texts = {
  readonly size: number;
  readonly terms: Terms;
  /** Adds to `scores`, for each text, what it is worth for this word: the best of what meets it. Says whether anything does. */
  score(word: string, meetings: readonly Meeting[], scores: Uint16Array): boolean;
};

/** Takes texts in, each once and in any order, by their numbers from 0; those that never came have no words. */
export function gatherTexts(): {
  add(words: Iterable<WeighedWord>, number: number): void;
  finish(size: number): Promise<Texts>;
} {
  const numbers = new Map<string, number>();
  const places: number[][] = [];
  const sums: number[][] = [];
  return {
    // A word that comes again adds to its weight.
    add(words, number) {
      const own = new Map<number, number>();
      for (const [word, weight] of words) {
        let term = numbers.get(word);
        if (term === undefined) numbers.set(word, (term = numbers.size));
        own.set(term, (own.get(term) ?? 0) + weight);
      }
      for (const [term, weight] of own) {
        (places[term] ??= []).push(number);
        (sums[term] ??= []).push(Math.min(weight, weightAtMost));
      }
    },
    async finish(size) {
      const postings: Posting[] = [];
      for (const [term, list] of places.entries()) {
        postings.push({ places: Uint32Array.from(list), weights: Uint8Array.from(sums[term] ?? []) });
        // Let go of at once, or for a moment everything would be there twice.
        places[term] = sums[term] = [];
        if (term % termsAtOnce === termsAtOnce - 1) await breathe();
      }
      return openTexts(size, openTerms([...numbers.keys()]), postings);
    },
  };
}

/** No text at all. */
export const noTexts: Texts = openTexts(0, openTerms([]), []);

type Posting = { readonly places: Uint32Array; readonly weights: Uint8Array };

function openTexts(size: number, terms: Terms, postings: readonly Posting[]): Texts {
  return {
    size,
    terms,
    score(word, meetings, scores) {
      const all = terms.meet(word, meetings);
      for (const met of all) {
        const posting = postings[met.term];
        if (!posting) continue;
        const { places, weights: heavy } = posting;
        for (let entry = 0; entry < places.length; entry += 1) {
          const place = places[entry] as number;
          const worth = (heavy[entry] as number) * met.worth;
          if (worth > (scores[place] as number)) scores[place] = worth;
        }
      }
      return all.length > 0;
    },
  };
}
