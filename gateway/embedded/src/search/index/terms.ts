/** How a typed word matches an indexed word: equal, as its prefix, with typos, or inside it. */
export type MatchKind = 'exact' | 'prefix' | 'typo' | 'infix';

/** The score of each kind of match. Two typos score less than one. */
const matchScores = { exact: 8, prefix: 6, typo: 5, twoTypos: 3, infix: 4 } as const;

export type TermMatch = { readonly term: number; readonly score: number };

/** The distinct words of a set of texts. Elsewhere a number identifies each word. */
export type Terms = {
  readonly size: number;
  has(word: string): boolean;
  match(word: string, matchKinds: readonly MatchKind[]): TermMatch[];
  /** Splits a word completely into known words, the longest first; undefined if that is impossible. */
  cut(word: string): string[] | undefined;
};

const infixFromCharacters = 3;
const infixFromIdeographs = 2;

export function openTerms(words: readonly string[]): Terms {
  const numbers = new Map(words.map((word, number) => [word, number]));
  const sorted = words.toSorted(byCode);
  const letters = Uint32Array.from(words, lettersOf);
  const lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);

  function* prefix(word: string): Generator<TermMatch> {
    for (let at = lowerBound(sorted, word); sorted[at]?.startsWith(word); at += 1) {
      const term = numbers.get(sorted[at] ?? '');
      if (term !== undefined && sorted[at] !== word) yield { term, score: matchScores.prefix };
    }
  }

  function* typo(word: string): Generator<TermMatch> {
    const most = typosAllowedIn(word);
    if (most === 0) return;
    const own = lettersOf(word);
    for (const [term, other] of words.entries()) {
      // Each typo changes two letters at most: this check leaves one word in hundreds.
      if (
        Math.abs((lengths[term] ?? 0) - word.length) > most ||
        bitsIn(own ^ (letters[term] ?? 0)) > 2 * most
      )
        continue;
      const typos = distance(word, other, most);
      if (typos > 0 && typos <= most)
        yield { term, score: typos === 1 ? matchScores.typo : matchScores.twoTypos };
    }
  }

  function* infix(word: string): Generator<TermMatch> {
    if (word.length < (isIdeographic(word) ? infixFromIdeographs : infixFromCharacters)) return;
    for (const [term, other] of words.entries())
      if (other.length > word.length && other.includes(word, 1)) yield { term, score: matchScores.infix };
  }

  const ways = { prefix, typo, infix } as const;
  return {
    size: words.length,
    has: (word) => numbers.has(word),
    match: (word, matchKinds) =>
      matchKinds.flatMap((matchKind): TermMatch[] => {
        if (matchKind !== 'exact') return [...ways[matchKind](word)];
        const term = numbers.get(word);
        return term === undefined ? [] : [{ term, score: matchScores.exact }];
      }),
    cut(word) {
      const pieces: string[] = [];
      for (let at = 0; at < word.length;) {
        let end = Math.min(word.length, at + longest);
        while (end > at && !numbers.has(word.slice(at, end))) end -= 1;
        if (end === at) return undefined;
        pieces.push(word.slice(at, end));
        at = end;
      }
      return pieces;
    },
  };
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function lowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isIdeographic = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

// A typo in a short word gives another word, and in a number or code another number. A Hangul syllable is several keys.
function typosAllowedIn(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (/^\p{Script=Hangul}+$/u.test(word)) return word.length >= 3 ? 1 : 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

// A bit mask of the letters in 32 classes: words that differ in many letters are many typos apart.
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits >>> 0;
}

function bitsIn(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The edit distance of two words (insertion, deletion, substitution, transposition), up to the limit. */
export function distance(one: string, other: string, most: number): number {
  let [before, last, row]: [number[], number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
    [],
  ];
  for (let i = 1; i <= one.length; i += 1) {
    row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let typos = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        typos = Math.min(typos, (before[j - 2] ?? 0) + 1);
      row.push(typos);
      least = Math.min(least, typos);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
