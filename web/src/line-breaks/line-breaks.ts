// Where a line of text may not break. Browsers break Thai, Khmer and Burmese by a dictionary, which lacks many modern
// words, and Japanese by phrases; they break Tagalog after the hyphen of a prefix, and Polish and Russian after a word
// of one letter. The texts get invisible characters: those of the catalogues when they are compiled (the .po files have
// none), those that a service gives when they are shown.
import { wholeWords } from './whole-words.ts';

const wordJoiner = '\u2060';
const mayBreak = '\u200b';

/**
 * Before every letter except the first: not inside a stack (after U+1039, U+17D2) and not before a vowel that is written
 * after its consonant. A closing consonant (U+103A) is a letter too: browsers break အကော|င့် before it.
 */
const letters = /(?<!^)(?<![\u1039\u17d2])(?=\p{L})(?![\u0e30\u0e32\u0e33\u0e45\u0e46])/gu;

/**
 * Keeps these words whole.
 * @param isApart the dictionary would see the first and the last letter of a joined word as parts of the words beside
 * it: a break is allowed before and after the word.
 */
function keptWhole(words: string, isApart = false): (text: string) => string {
  const longestFirst = words.split(/\s+/).toSorted((one, other) => other.length - one.length);
  const found = new RegExp(`([\\p{L}\\p{M}]?)(${longestFirst.join('|')})(?=([\\p{L}\\p{M}]?))`, 'gu');
  const joined = new Map(longestFirst.map((word) => [word, word.replace(letters, wordJoiner)]));
  return (text) =>
    text.replace(found, (_, before: string, word: string, after: string) => {
      const whole = joined.get(word) ?? word;
      return isApart ? before + (before && mayBreak) + whole + (after && mayBreak) : before + whole;
    });
}

const polishWord = /(?<![^\s(])([aiouwz])[ \u00a0]/gi;
const russianWord = /(?<![^\s(])([аивкосуя])[ \u00a0]/gi;

const burmese = keptWhole(wholeWords.my);
/** Endings stay with their verb, and the plural with its noun. */
const burmeseEnding = /(?<=[\u1000-\u109f])(?=ပါ(?!တ်)|ရန်|များ)/g;

const rules: Readonly<Record<string, (text: string) => string>> = {
  ja: keptWhole(wholeWords.ja),
  th: keptWhole(wholeWords.th, true),
  km: keptWhole(wholeWords.km, true),
  my: (text) => burmese(text.replace(burmeseEnding, wordJoiner)),
  tl: (text) => text.replace(/(?<=\p{L}-)(?=\p{L})/gu, wordJoiner),
  pl: (text) => text.replace(polishWord, '$1\u00a0'),
  ru: (text) => text.replace(russianWord, '$1\u00a0'),
};

/** The text with characters that forbid a break, in languages that need them. */
export const withoutBadBreaks = (language: string, text: string): string => rules[language]?.(text) ?? text;

/** The text as translators write it. */
export function asWritten(language: string, text: string): string {
  if (language === 'pl') return text.replace(polishWord, '$1 ');
  if (language === 'ru') return text.replace(russianWord, '$1 ');
  return text.replace(/[\u200b\u2060]/g, '');
}
