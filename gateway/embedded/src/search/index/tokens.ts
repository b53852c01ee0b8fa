import { type LanguageCode, localeOf } from '@fairgate/schema/locales';
import { plainNumbers, withPoint } from './numbers.ts';

// Languages written without spaces; a dictionary finds the words.
const unspaced: ReadonlySet<LanguageCode> = new Set(['zh', 'ja', 'th', 'km', 'my']);
const segmenters = new Map<LanguageCode, Intl.Segmenter>();
// A word may contain digits (IP68), a number a point (1.5).
const word = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*/gu;
const maxTokenCharacters = 40;

/** Whether the language has spaces between words. */
export const isSpaced = (language: LanguageCode): boolean => !unspaced.has(language);

/** The words of a text as indexed and looked up: without case, accents and optional vowel signs. */
export function tokensOf(text: string, language: LanguageCode): string[] {
  const plain = normalise(plainNumbers(text));
  const words = plain.match(word) ?? [];
  const found = unspaced.has(language) ? words.flatMap((part) => segment(part, language)) : words;
  const bare = language === 'ar' ? found.map(withoutArticle) : found;
  return bare.map((token) => withPoint(token).slice(0, maxTokenCharacters));
}

// The Arabic article, alone or joined with "and", "with", "like" or "for", before a word of three letters or more.
const article = /^(?:[وف]?(?:[بك]?ال|لل))(?=\p{L}{3})/u;

// Removed repeatedly: the result is then the same with and without the article, even if the word itself begins like
// one.
function withoutArticle(token: string): string {
  const bare = token.replace(article, '');
  return bare === token ? token : withoutArticle(bare);
}

/** Normalises spelling variants of a word. */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents of Latin, Greek and Cyrillic; Arabic vowel signs and the tatweel; the invisible characters of a copied name
      // (they say where a line may break). TextMatches of other scripts are letters.
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b\u2060]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // Turkish dotless i (a capital I elsewhere), Polish l, German ss, and letters that Arabic and Persian encode
      // differently.
      .replace(/[ıłđßأإآىیئکة\u200c]/g, (letter) => same[letter] ?? letter)
  );
}

const same: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ک: 'ك',
  ة: 'ه',
  '\u200c': '',
};

function segment(text: string, language: LanguageCode): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter)
    segmenters.set(
      language,
      (segmenter = new Intl.Segmenter(localeOf(language).tag, { granularity: 'word' })),
    );
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
