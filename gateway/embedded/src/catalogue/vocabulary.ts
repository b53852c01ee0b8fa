import { countryCodes } from '@fairgate/schema/country-codes';
import { languageCodes } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { type PhraseRow, type Phrasebook, phrasebooksOf } from '../wording/phrasebook.ts';

/** What the marketplace knows by name, so that a file may say "Manufacturer" and its readers see it in their language. */
export type Vocabulary = {
  /** The code of a name: its English text or the code itself, upper or lower case alike. */
  codeOf(kind: Kind, text: string): string | undefined;
  /** The English name of a code, or the code itself. */
  nameOf(kind: Kind, code: string): string;
  /** A category of level 2, by id or path. An Error says why there is none. */
  category(text: string): Category | Error;
  /** The path of a category of level 2: `Home and kitchen > Drinkware`. */
  pathOf(categoryId: number): string;
  /** A country's id, by id or English name. */
  country(text: string): string | undefined;
};

export type Kind = 'attributes' | 'business-types' | 'cities' | 'ports' | 'units' | 'tag' | Term;
/** What a supplier agrees to; phrases of the kind `terms`. */
export type Term = 'shipment' | 'payment' | 'sample';
export type Category = { readonly id: number; readonly parentId: number };

type CategoryRow = { id: number; parent_id: number | null };

/** Reads all of it: some thousand texts, whatever the size of the file. */
export async function readVocabulary(db: Transaction): Promise<Vocabulary> {
  const kinds = ['attributes', 'business-types', 'cities', 'ports', 'units', 'tag', 'category', 'terms'];
  const phrases = await db.rows<PhraseRow>(
    { text: 'select lang, kind, code, text from phrase where kind = any($1)' },
    [kinds],
  );
  const categories = await db.rows<CategoryRow>({
    text: 'select id, parent_id from category',
  });
  const books = phrasebooksOf(phrases);
  const english = books.get('en');
  const codes = codesOf(phrases);
  const paths = pathsOf(categories, books);
  const byId = new Map(categories.map((row) => [row.id, row]));
  return {
    codeOf: (kind, text) => codes.get(`${kind}\n${fold(text)}`),
    nameOf: (kind, code) => english?.find(kind, code) ?? english?.find(kind, `${code}:one`) ?? code,
    category: (text) => categoryOf(text, byId, paths),
    pathOf(id) {
      const parent = byId.get(id)?.parent_id;
      return [parent, id].map((one) => english?.say('category', String(one)) ?? String(one)).join(' > ');
    },
    country: (text) => countryIds.get(fold(text)),
  };
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
/** Every country of ISO 3166-1 by its code and by its English name. */
const countryIds: ReadonlyMap<string, string> = new Map(
  [...countryCodes].flatMap((id) => [
    [fold(id), id],
    [fold(regionNames.of(id) ?? id), id],
  ]),
);

/** Makes two spellings of a name equal. */
function fold(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function codesOf(phrases: readonly PhraseRow[]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { lang, kind, code, text } of phrases) {
    // Buyers have business types of their own.
    if (lang !== 'en' || (kind === 'business-types' && !code.startsWith('supplier:'))) continue;
    // A unit's word has a form for one and one for many: piece:one.
    const plain =
      kind === 'units'
        ? code.replace(/:\w+$/, '')
        : kind === 'terms'
          ? code.slice(code.indexOf(':') + 1)
          : code;
    const group = kind === 'terms' ? code.slice(0, code.indexOf(':')) : kind;
    for (const name of [plain, text]) {
      const key = `${group}\n${fold(name)}`;
      // Of two with the same name the first: a file cannot say which one it means.
      if (!codes.has(key)) codes.set(key, plain);
    }
  }
  return codes;
}

function pathsOf(
  categories: readonly CategoryRow[],
  books: ReadonlyMap<string, Phrasebook>,
): Map<string, CategoryRow> {
  return new Map(
    categories.flatMap((row) =>
      languageCodes.flatMap((language) => {
        const name = (id: number): string => fold(books.get(language)?.say('category', String(id)) ?? '');
        return [
          [row.parent_id === null ? name(row.id) : `${name(row.parent_id)} > ${name(row.id)}`, row] as const,
        ];
      }),
    ),
  );
}

function categoryOf(
  text: string,
  byId: ReadonlyMap<number, CategoryRow>,
  paths: ReadonlyMap<string, CategoryRow>,
): Category | Error {
  const row = /^\d+$/.test(text) ? byId.get(Number(text)) : paths.get(text.split('>').map(fold).join(' > '));
  if (!row) return new Error(`there is no category ${text}`);
  return row.parent_id === null
    ? new Error(
        `${text} is a category of the first level; name one of the second, as in Home and kitchen > Drinkware`,
      )
    : { id: row.id, parentId: row.parent_id };
}
