import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import { type Generation, openGenerations } from './generations.ts';
import type { GoodsColumns } from './goods.ts';
import { goodsConditions } from './goods-filters.ts';
import type { GoodsFound, GoodsIndex, GoodsQuery } from './goods-index.ts';
import { supplierConditions } from './supplier-filters.ts';
import { mark, type Marked, type Reach } from './marks.ts';
import { nearByCertificates } from './near-certificates.ts';
import { nearWordsOf } from './near-words.ts';
import { inOtherScripts } from './other-scripts.ts';
import type { Part } from './part.ts';
import { partsOf } from './question.ts';
import { scan } from './scan.ts';
import { findAmong } from './suppliers-index.ts';
import { type SuppliersFound, type SuppliersQuery } from './suppliers-query.ts';
import { openSynonyms } from './synonyms.ts';
import { wordsOf } from './tally.ts';
import type { Texts } from './texts.ts';
import { isSpaced, normalise } from './tokens.ts';

const titlesInPartAtMost = 2000;

const indexes = new WeakMap<Store, GoodsIndex>();

/** The index over a database: one, whoever asks for it. It is built when first asked. */
export function goodsIndexOf(store: Store): GoodsIndex {
  const index = indexes.get(store) ?? openIndex(store);
  indexes.set(store, index);
  return index;
}

function openIndex(store: Store): GoodsIndex {
  const { db, library } = store;
  const synonymsOf = openSynonyms(library);
  const current = openGenerations(store);

  /** As `askAs`, and where that is not enough, as those would write it who use other characters. */
  const ask: typeof askAs = async (built, keyword, language, reaches, look, isEnough) => {
    const found = await askAs(built, keyword, language, reaches, look, isEnough);
    if (found && isEnough(found)) return found;
    for (const other of await inOtherScripts(keyword, language)) {
      const again = await askAs(built, other, language, reaches, look, isEnough);
      if (again && isEnough(again)) return again;
    }
    return found;
  };

  /** Marks for a keyword, farther and farther until `isEnough`; undefined where there are no words in it. */
  const askAs = async <Found>(
    built: Generation,
    keyword: string,
    language: LanguageCode,
    reaches: readonly Reach[],
    look: (marked: Marked, parts: readonly Part[]) => Found,
    isEnough: (found: Found) => boolean,
  ): Promise<Found | undefined> => {
    const [titles, names, synonyms] = await Promise.all([
      built.titlesIn(language),
      built.names(),
      synonymsOf(language),
    ]);
    const parts = partsOf(keyword, language, synonyms);
    if (parts.length === 0) return undefined;
    let found: Found | undefined;
    for (const reach of reaches) {
      found = look(mark([titles, names], parts, reach), parts);
      if (isEnough(found)) return found;
    }
    // A dictionary may cut a phrase otherwise than the title it stands in.
    if (isSpaced(language)) return found;
    const inPart = look(await markTitlesWith(built, titles, names, keyword, language), []);
    return isEnough(inPart) ? inPart : found;
  };

  const markTitlesWith = async (
    built: Generation,
    titles: Texts,
    names: Texts,
    keyword: string,
    language: LanguageCode,
  ): Promise<Marked> => {
    const select = {
      name: 'titles in part',
      text: `select title_id as id from product_title where lang = $1 and strpos(replace(lower(title), ' ', ''), $2) > 0 limit ${titlesInPartAtMost}`,
    };
    const rows = await db.rows<{ id: number }>(select, [language, normalise(keyword).replaceAll(/\s/g, '')]);
    const masks = new Uint16Array(titles.size);
    for (const { id } of rows) masks[built.columns.titles.find(id) ?? titles.size] = 1;
    return {
      full: 1,
      bent: true,
      of: [
        { masks, scores: new Uint16Array(titles.size) },
        { masks: new Uint16Array(names.size), scores: new Uint16Array(names.size) },
      ],
    };
  };

  const findGoods = async (
    built: Generation,
    query: GoodsQuery,
  ): Promise<ReturnType<typeof scan> | undefined> => {
    const look = (marked: Marked | undefined, parts: readonly Part[] = []) => {
      const found = scan(built.columns, built.orders, query, marked, (category) =>
        built.parents.get(category),
      );
      return {
        ...found,
        near:
          marked && found.met === 0
            ? nearWordsOf(built.columns, marked, parts, query.keyword, query.language)
            : undefined,
      };
    };
    return query.keyword.trim() === ''
      ? look(undefined)
      : ask(built, query.keyword, query.language, ['strict', 'loose'], look, ({ met }) => met > 0);
  };

  const findSuppliers = async (built: Generation, query: SuppliersQuery) => {
    const suppliers = await built.suppliers();
    const parentOf = (category: number): number | undefined => built.parents.get(category);
    const look = (marked: Marked | undefined, parts: readonly Part[] = []) => {
      const { ids, ...found } = findAmong(
        suppliers,
        query,
        marked ? worthOf(built.columns, marked) : () => 1,
        parentOf,
      );
      const near =
        marked && found.met === 0
          ? nearWordsOf(built.columns, marked, parts, query.keyword, query.language)
          : undefined;
      return { ...found, near, hits: goodsOf(built.columns, ids, marked, query, parentOf) };
    };
    return query.keyword.trim() === ''
      ? look(undefined)
      : ask(built, query.keyword, query.language, ['strict', 'loose'], look, ({ met }) => met > 0);
  };

  return {
    async find(query) {
      const built = await current();
      const found = await findGoods(built, query);
      if (!found) return nothing;
      const codes = found.met === 0 ? built.columns.vocabulary.certificate.values.flat().map(String) : [];
      const certified = await nearByCertificates(
        query.keyword,
        query.language,
        codes,
        async (words) =>
          (await findGoods(built, { ...everything(words, query.language, 0), withFacets: true })) ?? nothing,
      );
      return answerOf({ ...found, near: certified ?? found.near });
    },
    async findSuppliers(query) {
      const built = await current();
      const found = await findSuppliers(built, query);
      if (!found) return nobody;
      const codes =
        found.met === 0 ? (await built.suppliers()).facets.certificate.lists.values.flat().map(String) : [];
      const certified = await nearByCertificates(
        query.keyword,
        query.language,
        codes,
        async (words) =>
          (await findSuppliers(built, { ...everybody(words, query.language), withFacets: true })) ?? nobody,
      );
      return { ...found, near: certified ?? found.near };
    },
    async propose(text, language, size) {
      const built = await current();
      const query = everything(text, language, size);
      const found = await ask(
        built,
        text,
        language,
        ['typing', 'loose'],
        (marked) => ({
          goodsIds: scan(built.columns, built.orders, query, marked, () => undefined).ids,
          supplierIds: namedBest(built.columns, marked, size),
        }),
        ({ goodsIds, supplierIds }) => goodsIds.length + supplierIds.length > 0,
      );
      return found ?? { goodsIds: [], supplierIds: [] };
    },
    exhibitionCodes: async () => (await current()).exhibitions,
    async warm() {
      const built = await current();
      // What is made for the first question with words, and found in no product.
      await ask(
        built,
        '-0',
        'en',
        ['strict'],
        (marked) => scan(built.columns, built.orders, everything('', 'en', 1), marked, () => undefined),
        () => true,
      );
    },
  };
}

const nothing: GoodsFound = { total: 0, ids: [], facets: [] };
const nobody: SuppliersFound = { total: 0, hits: [], facets: [] };

const answerOf = ({ total, ids, facets, near }: GoodsFound): GoodsFound => ({ total, ids, facets, near });

const anyGoods = goodsConditions.parse({});
const anySuppliers = supplierConditions.parse({});

function everything(keyword: string, language: LanguageCode, size: number): GoodsQuery {
  return { ...anyGoods, keyword, language, size, sort: 'relevance', offset: 0, withFacets: false };
}

function everybody(keyword: string, language: LanguageCode): SuppliersQuery {
  return {
    ...anySuppliers,
    keyword,
    language,
    sort: 'relevance',
    offset: 0,
    size: 0,
    withFacets: false,
    goodsEach: 0,
  };
}

// A name that is met counts far more than goods that are.
const nameWorth = 16;

/** What a supplier is worth: its best goods for the words, and its name. */
function worthOf({ suppliers, byTitle, bySupplier }: GoodsColumns, marked: Marked): (id: number) => number {
  const words = wordsOf(marked);
  if (!words) return () => 0;
  const { full, titles, names, named } = words;
  const worth = new Uint32Array(suppliers.values.length);
  for (let title = 0; title < titles.masks.length; title += 1) {
    if (titles.masks[title] !== full) continue;
    const own = 1 + (titles.scores[title] as number);
    const end = byTitle.starts[title + 1] as number;
    for (let at = byTitle.starts[title] as number; at < end; at += 1) {
      const by = byTitle.suppliers[at] as number;
      if (own > (worth[by] as number)) worth[by] = own;
    }
  }
  for (const by of named) {
    // Those that offer nothing yet are found by their names too.
    if (names.masks[by] === full) worth[by] = 1 + nameWorth * (names.scores[by] as number);
    for (let at = bySupplier.starts[by] as number; at < (bySupplier.starts[by + 1] as number); at += 1) {
      const title = bySupplier.titles[at] as number;
      if (((titles.masks[title] as number) | (names.masks[by] as number)) !== full) continue;
      worth[by] = Math.max(
        worth[by] as number,
        1 + (titles.scores[title] as number) + nameWorth * (names.scores[by] as number),
      );
    }
  }
  return (id) => worth[suppliers.find(id) ?? -1] ?? 0;
}

/** Of each of these suppliers the goods that fit best, in the category if one is asked for; where only its name fits, the best of all. */
function goodsOf(
  { suppliers, cells, vocabulary, ids, bySupplier }: GoodsColumns,
  supplierIds: readonly number[],
  marked: Marked | undefined,
  { goodsEach, categoryId }: SuppliersQuery,
  parentOf: (category: number) => number | undefined,
): { id: number; goodsIds: number[] }[] {
  const titles = marked?.of[0];
  return supplierIds.map((id) => {
    const number = suppliers.find(id) ?? -1;
    const goods: { id: number; score: number }[] = [];
    for (let at = bySupplier.starts[number] ?? 0; at < (bySupplier.starts[number + 1] ?? 0); at += 1) {
      const category = Number(
        vocabulary.category.values[cells.categoryOf(bySupplier.cells[at] as number)]?.[0] ?? 0,
      );
      if (categoryId !== undefined && category !== categoryId && parentOf(category) !== categoryId) continue;
      goods.push({
        id: ids[bySupplier.places[at] as number] as number,
        score: titles?.scores[bySupplier.titles[at] as number] ?? 0,
      });
    }
    // Sorting is stable: who is worth the same stays with the best first.
    return {
      id,
      goodsIds: goods
        .sort((a, b) => b.score - a.score)
        .slice(0, goodsEach)
        .map((one) => one.id),
    };
  });
}

function namedBest({ suppliers }: GoodsColumns, { full, of: [, names] }: Marked, size: number): number[] {
  if (!names) return [];
  const met: { id: number; score: number }[] = [];
  for (const [place, id] of suppliers.values.entries())
    if (names.masks[place] === full) met.push({ id, score: names.scores[place] ?? 0 });
  return met
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, size)
    .map(({ id }) => id);
}
