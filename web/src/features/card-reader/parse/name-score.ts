// How likely a line is a person's name.
import { plain } from './clean.ts';

type Where = {
  /** Relative to the tallest line. */
  readonly height: number;
  /** The card's email: many begin with the name. */
  readonly email: string | undefined;
  /** Lines below the job title; negative above it. */
  readonly fromTitle: number | undefined;
};

const polite = /^(mr|mrs|ms|miss|dr|prof|eng|ir|herr|frau|sr|sra|أ|م|د|السيد|السيدة|นาย|นาง|นางสาว)\.?\s+/iu;
/** Initials and dots, hyphens and apostrophes belong to names, digits do not. */
const likeName = /^[\p{L}\p{M}][\p{L}\p{M} .'’\u200C-]*$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana} ]+$/u;
const wordsMost = 5;
const commonLettersLeast = 3;

/** Zero or less: it is none. */
export function nameScore(text: string, { height, email, fromTitle }: Where): number {
  const name = text.replace(polite, '');
  if (!likeName.test(name)) return 0;
  const words = name.split(/[\s.]+/).filter(Boolean);
  if (words.length > wordsMost) return 0;
  let score = height;
  if (eastAsian.test(name)) {
    const characters = name.replaceAll(' ', '').length;
    if (characters < 2 || characters > 7) return 0;
    score += characters <= 4 ? 2 : 0.5;
  } else {
    // A single word is a nickname or a logo.
    score += words.length === 1 ? -0.5 : 1;
    const isCapitalised = words.every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3);
    score += isCapitalised ? 0.5 : -1;
  }
  if (text !== name) score += 2;
  const mailbox = plain(email?.replace(/@.*$/, '') ?? '');
  if (words.some((word) => word.length >= commonLettersLeast && mailbox.includes(plain(word)))) score += 2.5;
  if (fromTitle === -1) score += 1.5;
  if (fromTitle === 1) score += 0.75;
  return score;
}
