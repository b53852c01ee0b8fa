import { countryCodes } from '@fairgate/schema/country-codes';
import { languageCodes } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { type PhraseRow, type Phrases, phrasesByLanguage } from '../texts/phrases.ts';

/** The names that the marketplace knows, so that a file may contain "Manufacturer" and readers see it in their language. */
export type Vocabulary = {
  /** The code of a name: its English text or the code itself, case-insensitive. */
  codeOf(kind: Kind, text: string): string | undefined;
  /** The English name of a code, or the code itself. */
  nameOf(kind: Kind, code: string): string;
  /** A level-2 category by id or path. An Error explains why there is none. */
  category(text: string): Category | Error;
  /** The id of a level-1 category, by id or name. */
  topCategory(text: string): number | undefined;
  /** The path of a level-2 category: `Home and kitchen > Drinkware`. */
  pathOf(categoryId: number): string;
  /** The id of a country, by id or English name. */
  country(text: string): string | undefined;
};

export type Kind =
  | 'attributes'
  | 'values'
  | 'business-types'
  | 'category'
  | 'cities'
  | 'ports'
  | 'units'
  | 'tag'
  | Term;
/** The supplier's terms (phrases of the kind `terms`). */
export type Term = 'shipment' | 'payment' | 'sample';
export type Category = { readonly id: number; readonly parentId: number };

type CategoryRow = { id: number; parent_id: number | null };

/** Reads the whole vocabulary: some thousand texts, whatever the size of the file. */
export async function readVocabulary(db: Transaction): Promise<Vocabulary> {
  const kinds = [
    'attributes',
    'values',
    'business-types',
    'cities',
    'ports',
    'units',
    'tag',
    'category',
    'terms',
  ];
  const phrases = await db.rows<PhraseRow>(
    { text: 'select lang, kind, code, text from phrase where kind = any($1)' },
    [kinds],
  );
  const categories = await db.rows<CategoryRow>({
    text: 'select id, parent_id from category',
  });
  const byLanguage = phrasesByLanguage(phrases);
  const english = byLanguage.get('en');
  const codes = codesOf(phrases);
  const paths = pathsOf(categories, byLanguage);
  const byId = new Map(categories.map((row) => [row.id, row]));
  return {
    codeOf: (kind, text) => codes.get(`${kind}\n${fold(text)}`),
    nameOf: (kind, code) => english?.find(kind, code) ?? english?.find(kind, `${code}:one`) ?? code,
    category: (text) => categoryOf(text, byId, paths),
    topCategory(text) {
      const row = rowOf(text, byId, paths);
      return row?.parent_id === null ? row.id : undefined;
    },
    pathOf(id) {
      const parent = byId.get(id)?.parent_id;
      return [parent, id].map((one) => english?.textOf('category', String(one)) ?? String(one)).join(' > ');
    },
    country: (text) => countryIds.get(fold(text)),
  };
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
/** Every country of ISO 3166-1 by its code and its English name. */
const countryIds: ReadonlyMap<string, string> = new Map(
  [...countryCodes].flatMap((id) => [
    [fold(id), id],
    [fold(regionNames.of(id) ?? id), id],
  ]),
);

/** Normalises the spelling of a name. */
function fold(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function codesOf(phrases: readonly PhraseRow[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { lang, kind, code, text } of phrases) {
    // Buyers have their own business types.
    if (lang !== 'en' || (kind === 'business-types' && !code.startsWith('supplier:'))) continue;
    // A unit has singular and plural forms: piece:one.
    const plain =
      kind === 'units'
        ? code.replace(/:\w+$/, '')
        : kind === 'terms'
          ? code.slice(code.indexOf(':') + 1)
          : code;
    const group = kind === 'terms' ? code.slice(0, code.indexOf(':')) : kind;
    for (const name of [plain, text]) {
      const key = `${group}\n${fold(name)}`;
      // Of two equal names the first wins: a file cannot distinguish them.
      if (!codes.has(key)) codes.set(key, plain);
    }
  }
  return codes;
}

function pathsOf(
  categories: readonly CategoryRow[],
  byLanguage: ReadonlyMap<string, Phrases>,
): Map<string, CategoryRow> {
  return new Map(
    categories.flatMap((row) =>
      languageCodes.flatMap((language) => {
        const name = (id: number): string =>
          fold(byLanguage.get(language)?.textOf('category', String(id)) ?? '');
        return [
          [row.parent_id === null ? name(row.id) : `${name(row.parent_id)} > ${name(row.id)}`, row] as const,
        ];
      }),
    ),
  );
}

function rowOf(
  text: string,
  byId: ReadonlyMap<number, CategoryRow>,
  paths: ReadonlyMap<string, CategoryRow>,
): CategoryRow | undefined {
  return /^\d+$/.test(text) ? byId.get(Number(text)) : paths.get(text.split('>').map(fold).join(' > '));
}

function categoryOf(
  text: string,
  byId: ReadonlyMap<number, CategoryRow>,
  paths: ReadonlyMap<string, CategoryRow>,
): Category | Error {
  const row = rowOf(text, byId, paths);
  if (!row) return new Error(`unknown category "${text}"`);
  return row.parent_id === null
    ? new Error(
        `"${text}" is a level-1 category. Use a level-2 category, for example Home and kitchen > Drinkware`,
      )
    : { id: row.id, parentId: row.parent_id };
}
