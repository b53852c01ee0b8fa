import { noTexts, type Texts } from './texts.ts';

/** Two sets of texts as one: those of `more` have the numbers after the others, and from there to `size` there are texts without words. */
export function joinTexts(first: Texts, more: Texts, size: number): Texts {
  return {
    size,
    terms: {
      size: first.terms.size + more.terms.size,
      has: (word) => first.terms.has(word) || more.terms.has(word),
      meet: (word, meetings) => [
        ...first.terms.meet(word, meetings),
        ...more.terms
          .meet(word, meetings)
          .map(({ term, worth }) => ({ term: first.terms.size + term, worth })),
      ],
      cut: (word) => first.terms.cut(word) ?? more.terms.cut(word),
    },
    score(word, meetings, scores) {
      const [one, other] = [
        scores.subarray(0, first.size),
        scores.subarray(first.size, first.size + more.size),
      ];
      const [isMet, isMetToo] = [first.score(word, meetings, one), more.score(word, meetings, other)];
      return isMet || isMetToo;
    },
  };
}

/** Texts as far as they have been read, the rest up to `size` without words. */
export function padTexts(texts: Texts, size: number): Texts {
  return texts.size === size ? texts : joinTexts(texts, noTexts, size);
}
