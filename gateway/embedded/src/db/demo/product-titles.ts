import { defaultLanguage, type LanguageCode, languageCodes, localeOf } from '@fairgate/schema/locales';
import { formatCount, formatMeasure } from '../../texts/measure.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { joinTitle } from '../../texts/title.ts';
import type { RowOf } from './rows.ts';
import type { Model } from './model.ts';

/** The distinct titles of the products, each with its number. */
export type Titles = {
  /** The title number of a model: the same for every supplier. */
  idOf(model: Model): number;
  readonly models: ReadonlyMap<number, Model>;
};

export function openTitles(): Titles {
  const ids = new Map<string, number>();
  const models = new Map<number, Model>();
  return {
    models,
    idOf(model) {
      const specifications = model.attributes
        .filter(({ inTitle }) => inTitle)
        .map(({ key, value, unit }) => [key, value, unit]);
      const identity = JSON.stringify([model.type.key, model.line, colourOf(model), specifications]);
      const known = ids.get(identity);
      if (known !== undefined) return known;
      const id = ids.size + 1;
      ids.set(identity, id);
      models.set(id, model);
      return id;
    },
  };
}

/** The titles in one language. */
export function* titleRows(
  models: ReadonlyMap<number, Model>,
  phrases: Phrases,
): Generator<RowOf<'productTitle'>> {
  for (const [titleId, model] of models)
    yield { lang: phrases.language, titleId, title: titleOf(model, phrases) };
}

/** The line in this language, the specifications for titles, the colour. */
export function titleOf(model: Model, phrases: Phrases): string {
  const { type, line, attributes } = model;
  const colour = colourOf(model);
  const text = type.texts[phrases.language] ?? type.texts[defaultLanguage];
  const specifications = attributes
    .filter((attribute) => attribute.inTitle)
    .map((attribute) => formatSpecification(phrases, attribute));
  return joinTitle(phrases.language, [
    text?.lines[line] ?? '',
    ...specifications,
    ...(colour === undefined ? [] : [phrases.textOf('colours', colour)]),
  ]);
}

/** Undefined when the buyer chooses it. */
function colourOf({ colour, options = [] }: Model): string | undefined {
  return options.some(({ key }) => key === 'colour') ? undefined : colour;
}

const colons: Partial<Record<LanguageCode, string>> = { zh: '：', ja: '：' };

/** Counts that a title gives with their unit: "24 pieces". */
const countedUnits: Readonly<Record<string, string>> = { pieceCount: 'piece' };

function formatSpecification(phrases: Phrases, attribute: Model['attributes'][number]): string {
  const counted = countedUnits[attribute.key];
  if (counted !== undefined) return formatCount(phrases, counted, Number(attribute.value));
  const measure = formatMeasure(phrases, attribute);
  // A bare number needs its name: "channels: 8".
  if (/^[\d.,]+$/.test(measure))
    return midSentence(
      phrases.language,
      `${phrases.textOf('attributes', attribute.key)}${colons[phrases.language] ?? ': '}${measure}`,
    );
  return attribute.literal || attribute.unit ? measure : midSentence(phrases.language, measure);
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
