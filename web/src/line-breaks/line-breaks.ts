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

/** What follows a letter and belongs to it: the letters before are not a whole word. */
const endOfLetter = '[\\p{M}\u0e30\u0e32\u0e33\u0e45]|\\p{L}\u1037?[\u0e4c\u103a]';

/** The signs that repeat the word before, in Thai and Khmer. */
const repeated = '[\u0e46\u17d7]';

/** Burmese prefixes of one letter stay with their word. */
const prefix = /[မအ]/;

/**
 * Keeps these words whole.
 * @param isApart the dictionary would see the first and the last letter of a joined word as parts of the words beside
 * it: a break is allowed before and after the word.
 */
function unbroken(words: string, isApart = false): (text: string) => string {
  const longestFirst = words.split(/\s+/).toSorted((one, other) => other.length - one.length);
  const found = new RegExp(
    `([\\p{L}\\p{M}]?)((?:${longestFirst.join('|')})${repeated}?)(?!${endOfLetter})(?=(\\p{L}?))`,
    'gu',
  );
  return (text) =>
    text.replace(found, (_, before: string, word: string, after: string) => {
      const whole = word.replace(letters, wordJoiner);
      if (!isApart) return before + whole;
      return before + (before && !prefix.test(before) ? mayBreak : '') + whole + (after && mayBreak);
    });
}

const polishWord = /(?<![^\s(])([aiouwz])[ \u00a0]/gi;
const russianWord = /(?<![^\s(])([аивкосуя])[ \u00a0]/gi;

const thai = unbroken(wholeWords.th, true);
/** 'Who' and 'being' stay with the word that they begin. */
const thaiPrefix = /(?<=ผู้|(?<!ข้อ)ความ)\u200b?(?=[\u0e01-\u0e2e\u0e40-\u0e44])/g;

const japanese = unbroken(wholeWords.ja);
/** A loan word. A longer one is a compound: only its parts are kept whole. */
const katakana = /(?<![ァ-ヺー])[ァ-ヺー]{2,9}(?![ァ-ヺー])/g;

const khmer = unbroken(wholeWords.km, true);
/** No line starts with the sign. */
const khmerRepeated = /(?<=[\u1780-\u17d3])(?=\u17d7)/g;

const burmese = unbroken(wholeWords.my, true);
/** Endings stay with their verb, the plural and particles with their noun. */
const burmeseEnding =
  /(?<=[\u1000-\u109f])\u200b?(?=(?<!တ္တီ)ပါ(?!တ်)|ရန်|များ|ကို(?!ယ်)|နှင့်|ထံ(?:မှ|သို့)|အတွက်|တွင်(?!း)|ချက်(?!ချင်း))/g;

const rules: Readonly<Record<string, (text: string) => string>> = {
  ja: (text) => japanese(text.replace(katakana, (word) => word.replace(letters, wordJoiner))),
  th: (text) => thai(text).replace(thaiPrefix, wordJoiner),
  km: (text) => khmer(text).replace(khmerRepeated, wordJoiner),
  my: (text) => burmese(text).replace(burmeseEnding, wordJoiner),
  tl: (text) => text.replace(/(?<=\p{L}-)(?=\p{L})/gu, wordJoiner),
  pl: (text) => text.replace(polishWord, '$1\u00a0'),
  ru: (text) => text.replace(russianWord, '$1\u00a0'),
};

/** In a code, such as SHA-256, and after a prefix of one letter, as in e-mail: in every language. */
const hyphenInWord = /(?<=\p{Lu}-)(?=\d)|(?<=(?<![\p{L}\p{M}\p{N}-])\p{L}-)(?=\p{L})/gu;

/** The text with characters that forbid a break. */
export const withoutBadBreaks = (language: string, text: string): string =>
  (rules[language]?.(text) ?? text).replace(hyphenInWord, wordJoiner);

/** The text as translators write it. */
export function asWritten(language: string, text: string): string {
  const written = text.replace(/[\u200b\u2060]/g, '');
  if (language === 'pl') return written.replace(polishWord, '$1 ');
  if (language === 'ru') return written.replace(russianWord, '$1 ');
  return written;
}
