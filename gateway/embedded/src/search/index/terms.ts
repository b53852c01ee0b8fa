/** How a word that was typed meets a word that is indexed: as it is, as its beginning, with a slip of the finger, inside it. */
export type Meeting = 'same' | 'beginning' | 'typo' | 'inside';

/** What each meeting is worth; a typo with two slips is worth less than one with one. */
const worth = { same: 8, beginning: 6, typo: 5, twoTypos: 3, inside: 4 } as const;

export type Met = { readonly term: number; readonly worth: number };

/** The different words of a set of texts. Numbers stand for them everywhere else. */
export type Terms = {
  readonly size: number;
  has(word: string): boolean;
  meet(word: string, meetings: readonly Meeting[]): Met[];
  /** The word cut into known ones without a rest, the longest first; undefined if that cannot be done. */
  cut(word: string): string[] | undefined;
};

const insideFromCharacters = 3;
const insideFromIdeographs = 2;

export function openTerms(words: readonly string[]): Terms {
  const numbers = new Map(words.map((word, number) => [word, number]));
  const sorted = words.toSorted(byCode);
  const letters = Uint32Array.from(words, lettersOf);
  const lengths = Uint8Array.from(words, (word) => Math.min(word.length, 255));
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);

  function* beginning(word: string): Generator<Met> {
    for (let at = lowerBound(sorted, word); sorted[at]?.startsWith(word); at += 1) {
      const term = numbers.get(sorted[at] ?? '');
      if (term !== undefined && sorted[at] !== word) yield { term, worth: worth.beginning };
    }
  }

  function* typo(word: string): Generator<Met> {
    const most = slipsIn(word);
    if (most === 0) return;
    const own = lettersOf(word);
    for (const [term, other] of words.entries()) {
      // Each slip adds or takes away two letters at most: what this leaves is one word in hundreds.
      if (
        Math.abs((lengths[term] ?? 0) - word.length) > most ||
        bitsIn(own ^ (letters[term] ?? 0)) > 2 * most
      )
        continue;
      const slips = distance(word, other, most);
      if (slips > 0 && slips <= most) yield { term, worth: slips === 1 ? worth.typo : worth.twoTypos };
    }
  }

  function* inside(word: string): Generator<Met> {
    if (word.length < (isIdeographic(word) ? insideFromIdeographs : insideFromCharacters)) return;
    for (const [term, other] of words.entries())
      if (other.length > word.length && other.includes(word, 1)) yield { term, worth: worth.inside };
  }

  const ways = { beginning, typo, inside } as const;
  return {
    size: words.length,
    has: (word) => numbers.has(word),
    meet: (word, meetings) =>
      meetings.flatMap((meeting): Met[] => {
        if (meeting !== 'same') return [...ways[meeting](word)];
        const term = numbers.get(word);
        return term === undefined ? [] : [{ term, worth: worth.same }];
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

// A slip in a short word makes another word of it, in a number or a code another number. A syllable of Hangul is several keys.
function slipsIn(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (/^\p{Script=Hangul}+$/u.test(word)) return word.length >= 3 ? 1 : 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

// Which letters occur, 32 classes of them: two words that differ in many are many slips apart.
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

/** Slips between two words (a letter too many, too few, another one, or two changed about), as far as they are counted. */
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
      let slips = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
