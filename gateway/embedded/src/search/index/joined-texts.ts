import { noTexts, type Texts } from './texts.ts';

/** Combines two sets of texts: the numbers of `more` follow those of `first`; the rest up to `size` has no words. */
export function joinTexts(first: Texts, more: Texts, size: number): Texts {
  return {
    size,
    terms: {
      size: first.terms.size + more.terms.size,
      has: (word) => first.terms.has(word) || more.terms.has(word),
      match: (word, matchKinds) => [
        ...first.terms.match(word, matchKinds),
        ...more.terms
          .match(word, matchKinds)
          .map(({ term, score }) => ({ term: first.terms.size + term, score })),
      ],
      cut: (word) => first.terms.cut(word) ?? more.terms.cut(word),
    },
    score(word, matchKinds, scores) {
      const [one, other] = [
        scores.subarray(0, first.size),
        scores.subarray(first.size, first.size + more.size),
      ];
      const [isMatch, isOtherMatch] = [
        first.score(word, matchKinds, one),
        more.score(word, matchKinds, other),
      ];
      return isMatch || isOtherMatch;
    },
  };
}

/** Extends texts to `size` with empty texts. */
export function padTexts(texts: Texts, size: number): Texts {
  return texts.size === size ? texts : joinTexts(texts, noTexts, size);
}
