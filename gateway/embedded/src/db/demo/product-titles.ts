import { defaultLanguage, type LanguageCode, languageCodes, localeOf } from '@fairgate/schema/locales';
import { formatCount, formatMeasure } from '../../texts/measure.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { joinTitle } from '../../texts/title.ts';
import type { RowOf } from './rows.ts';
import type { Variant } from './variant.ts';

/** The distinct titles of the products, each with its number. */
export type Titles = {
  /** The title number of a variant: the same for every supplier. */
  idOf(variant: Variant): number;
  readonly variants: ReadonlyMap<number, Variant>;
};

export function openTitles(): Titles {
  const ids = new Map<string, number>();
  const variants = new Map<number, Variant>();
  return {
    variants,
    idOf(variant) {
      const specifications = variant.attributes
        .filter(({ inTitle }) => inTitle)
        .map(({ key, value, unit }) => [key, value, unit]);
      const identity = JSON.stringify([variant.type.key, variant.line, variant.colour, specifications]);
      const known = ids.get(identity);
      if (known !== undefined) return known;
      const id = ids.size + 1;
      ids.set(identity, id);
      variants.set(id, variant);
      return id;
    },
  };
}

/** The titles in one language. */
export function* titleRows(
  variants: ReadonlyMap<number, Variant>,
  phrases: Phrases,
): Generator<RowOf<'productTitle'>> {
  for (const [titleId, variant] of variants)
    yield { lang: phrases.language, titleId, title: titleOf(variant, phrases) };
}

/** The line in this language, the specifications for titles, the colour. */
export function titleOf({ type, line, colour, attributes }: Variant, phrases: Phrases): string {
  const text = type.texts[phrases.language] ?? type.texts[defaultLanguage];
  const specifications = attributes
    .filter((attribute) => attribute.inTitle)
    .map((attribute) => formatSpecification(phrases, attribute));
  return joinTitle(phrases.language, [
    text?.lines[line] ?? '',
    ...specifications,
    phrases.textOf('colours', colour),
  ]);
}

const colons: Partial<Record<LanguageCode, string>> = { zh: '：', ja: '：' };

/** Counts that a title gives with their unit: "24 pieces". */
const countedUnits: Readonly<Record<string, string>> = { pieceCount: 'piece' };

function formatSpecification(phrases: Phrases, attribute: Variant['attributes'][number]): string {
  const counted = countedUnits[attribute.key];
  if (counted !== undefined) return formatCount(phrases, counted, Number(attribute.value));
  const said = formatMeasure(phrases, attribute);
  // A bare number needs its name: "channels: 8".
  if (/^[\d.,]+$/.test(said))
    return midSentence(
      phrases.language,
      `${phrases.textOf('attributes', attribute.key)}${colons[phrases.language] ?? ': '}${said}`,
    );
  return attribute.literal || attribute.unit ? said : midSentence(phrases.language, said);
}

// A table capitalises values; a title does not, except for German nouns, abbreviations (PU, LED) and numbered names (Type 2).
function midSentence(language: LanguageCode, text: string): string {
  return language === 'de' || !/^\p{Lu}[\p{Ll}\s-]/u.test(text) || /^\p{L}+ \d/u.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase(localeOf(language).tag) + text.slice(1);
}

/** English first: the other languages are named after it. */
export const languagesToWrite: readonly LanguageCode[] = [
  defaultLanguage,
  ...languageCodes.filter((code) => code !== defaultLanguage),
];
