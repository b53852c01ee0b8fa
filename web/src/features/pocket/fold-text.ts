// Texts as a search compares them: without case, accents, vowel signs and the width of letters, in every script.
import { digitOf } from '#ui/digits.ts';

/** Letters that a keyboard of another language lacks, or that two languages write with different characters. */
const alike: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // Arabic and Persian.
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

const hiraganaBelowKatakana = 0x60;

/** Each character that has been met, folded: a text has few different ones. */
const folded = new Map<string, string>();

/**
 * Marks go, also those of Thai, Khmer and Burmese, where they are typed in more than one order; and so do invisible
 * characters and those that forbid a line break.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^ -~\n]/gu, (character) => {
      const known = folded.get(character) ?? foldCharacter(character);
      folded.set(character, known);
      return known;
    });

function foldCharacter(character: string): string {
  if (/[\p{M}\p{Cf}ـ]/u.test(character)) return '';
  if (/[ァ-ヶ]/.test(character)) return String.fromCharCode(character.charCodeAt(0) - hiraganaBelowKatakana);
  return alike[character] ?? (digitOf(character) || character);
}

/** The words of a search. Scripts without spaces have one for all that was typed together. */
export const wordsOf = (typed: string): readonly string[] => foldText(typed).split(/\s+/).filter(Boolean);
