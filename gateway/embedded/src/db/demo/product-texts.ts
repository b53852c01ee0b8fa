import { defaultLanguage, type LanguageCode, languageCodes, localeOf } from '@fairgate/schema/locales';
import { documentOf, type Weight } from '../../search/index/document.ts';
import { tokensOf } from '../../search/index/tokens.ts';
import { sayMeasure } from '../../wording/measure.ts';
import type { Phrasebook } from '../../wording/phrasebook.ts';
import { joinTitle } from '../../wording/title.ts';
import type { Made } from './products.ts';
import type { RowOf } from './rows.ts';

/** Titles and search documents of the products in one language. */
export function* productTexts(made: readonly Made[], book: Phrasebook): Generator<RowOf<'productText'>> {
  const tokens = rememberTokens(book.language);
  const english = rememberTokens(defaultLanguage);
  for (const one of made) {
    const parts = titleParts(one, book);
    const document = documentOf(wordsOf(one, parts, book, tokens, english));
    yield { lang: book.language, productId: one.product.id, title: joinTitle(book.language, parts), document };
  }
}

/** The line in this language, the specifications that belong in a title, the colour. */
export function titleParts({ variant }: Made, book: Phrasebook): string[] {
  const { type, line, colour, attributes } = variant;
  const text = type.texts[book.language] ?? type.texts[defaultLanguage];
  const specifications = attributes.filter((attribute) => attribute.inTitle).map((attribute) => saySpecification(book, attribute));
  return [text?.lines[line] ?? '', ...specifications, book.say('colours', colour)];
}

const colons: Partial<Record<LanguageCode, string>> = { zh: '：', ja: '：' };

function saySpecification(book: Phrasebook, attribute: Made['variant']['attributes'][number]): string {
  const said = sayMeasure(book, attribute);
  // A bare number says nothing without its name: "channels: 8".
  if (/^[\d.,]+$/.test(said)) return midSentence(book.language, `${book.say('attributes', attribute.key)}${colons[book.language] ?? ': '}${said}`);
  return attribute.literal || attribute.unit ? said : midSentence(book.language, said);
}

// A value stands alone in a table, with a capital; inside a title it has none, but for German nouns and abbreviations (PU, LED).
function midSentence(language: LanguageCode, text: string): string {
  return language === 'de' || !/^\p{Lu}[\p{Ll}\s-]/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(localeOf(language).tag) + text.slice(1);
}

type Tokens = (text: string) => readonly string[];

// The same few thousand phrases make up all titles: cutting each once is what makes this quick.
function rememberTokens(language: LanguageCode): Tokens {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    let tokens = known.get(text);
    if (!tokens) known.set(text, (tokens = tokensOf(text, language)));
    return tokens;
  };
}

function* wordsOf(
  { product, variant, maker }: Made, parts: readonly string[], book: Phrasebook, tokens: Tokens, english: Tokens,
): Generator<[string, Weight]> {
  for (const part of parts) for (const token of tokens(part)) yield [token, 'A'];
  const { type } = variant;
  const text = type.texts[book.language];
  for (const name of [text?.name ?? '', text?.plural ?? '']) for (const token of tokens(name)) yield [token, 'B'];
  const around = [book.say('category', String(product.category2Id)), ...product.tags.map((tag) => book.say('tag', tag))];
  for (const name of around) for (const token of tokens(name)) yield [token, 'C'];
  // Single letters are what is left of a legal form (z o.o.).
  for (const token of english(maker.row.name)) if (token.length > 1) yield [token, 'C'];
  const inEnglish = type.texts[defaultLanguage];
  if (book.language === defaultLanguage || !inEnglish) return;
  for (const token of english(inEnglish.lines[variant.line] ?? '')) yield [token, 'D'];
  for (const token of english(inEnglish.plural)) yield [token, 'D'];
}

/** The language first that everything else is named by. */
export const languagesToWrite: readonly LanguageCode[] = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)];
