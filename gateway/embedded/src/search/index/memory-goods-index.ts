import type { LanguageCode } from '@fairgate/schema/locales';
import type { Store } from '../../store.ts';
import { type Generation, openGenerations } from './generations.ts';
import { goodsConditions } from './goods-filters.ts';
import type { GoodsFound, GoodsIndex, GoodsQuery } from './goods-index.ts';
import { supplierConditions } from './supplier-filters.ts';
import { goodsOf, namedBest, scoreOf } from './matching-suppliers.ts';
import { matchWords, type QueryMatches, type Reach } from './word-matches.ts';
import { nearByCertificates } from './near-certificates.ts';
import { nearWordsOf } from './near-words.ts';
import { inOtherScripts } from './other-scripts.ts';
import type { Part } from './query-part.ts';
import { partsOf } from './query-parts.ts';
import { scan } from './scan.ts';
import { findAmong } from './suppliers-index.ts';
import { type SuppliersFound, type SuppliersQuery } from './suppliers-query.ts';
import { openSynonyms } from './synonyms.ts';
import type { Texts } from './texts.ts';
import { isSpaced, normalise } from './tokens.ts';

const titlesInPartAtMost = 2000;

const indexes = new WeakMap<Store, GoodsIndex>();

/** The index of a store: one instance, built on first use. */
export function goodsIndexOf(store: Store): GoodsIndex {
  const index = indexes.get(store) ?? openIndex(store);
  indexes.set(store, index);
  return index;
}

function openIndex(store: Store): GoodsIndex {
  const { db, phraseCache } = store;
  const synonymsOf = openSynonyms(phraseCache);
  const current = openGenerations(store);

  /** As `searchAs`; without enough results it tries other scripts. */
  const search: typeof searchAs = async (built, keyword, language, reaches, look, isEnough) => {
    const found = await searchAs(built, keyword, language, reaches, look, isEnough);
    if (found && isEnough(found)) return found;
    for (const other of await inOtherScripts(keyword, language)) {
      const again = await searchAs(built, other, language, reaches, look, isEnough);
      if (again && isEnough(again)) return again;
    }
    return found;
  };

  /** Matches a keyword with growing tolerance until `isEnough`; undefined if it has no words. */
  const searchAs = async <Found>(
    built: Generation,
    keyword: string,
    language: LanguageCode,
    reaches: readonly Reach[],
    look: (matches: QueryMatches, parts: readonly Part[]) => Found,
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
      found = look(matchWords([titles, names], parts, reach), parts);
      if (isEnough(found)) return found;
    }
    // A dictionary may split a phrase in another way than the title that contains it.
    if (isSpaced(language)) return found;
    const inPart = look(await matchTitlesContaining(built, titles, names, keyword, language), []);
    return isEnough(inPart) ? inPart : found;
  };

  const matchTitlesContaining = async (
    built: Generation,
    titles: Texts,
    names: Texts,
    keyword: string,
    language: LanguageCode,
  ): Promise<QueryMatches> => {
    const select = {
      name: 'titles in part',
      text: `select title_id as id from product_title where lang = $1 and strpos(replace(lower(title), ' ', ''), $2) > 0 limit ${titlesInPartAtMost}`,
    };
    const rows = await db.rows<{ id: number }>(select, [language, normalise(keyword).replaceAll(/\s/g, '')]);
    const masks = new Uint16Array(titles.size);
    for (const { id } of rows) masks[built.columns.titles.find(id) ?? titles.size] = 1;
    return {
      full: 1,
      isInexact: true,
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
    const look = (matches: QueryMatches | undefined, parts: readonly Part[] = []) => {
      const found = scan(built.columns, built.orders, query, matches, (category) =>
        built.parents.get(category),
      );
      return {
        ...found,
        near:
          matches && found.matched === 0
            ? nearWordsOf(built.columns, matches, parts, query.keyword, query.language)
            : undefined,
      };
    };
    return query.keyword.trim() === ''
      ? look(undefined)
      : search(built, query.keyword, query.language, ['strict', 'loose'], look, ({ matched }) => matched > 0);
  };

  const findSuppliers = async (built: Generation, query: SuppliersQuery) => {
    const suppliers = await built.suppliers();
    const parentOf = (category: number): number | undefined => built.parents.get(category);
    const look = (matches: QueryMatches | undefined, parts: readonly Part[] = []) => {
      const { ids, ...found } = findAmong(
        suppliers,
        query,
        matches ? scoreOf(built.columns, matches) : () => 1,
        parentOf,
      );
      const near =
        matches && found.matched === 0
          ? nearWordsOf(built.columns, matches, parts, query.keyword, query.language)
          : undefined;
      return { ...found, near, hits: goodsOf(built.columns, ids, matches, query, parentOf) };
    };
    return query.keyword.trim() === ''
      ? look(undefined)
      : search(built, query.keyword, query.language, ['strict', 'loose'], look, ({ matched }) => matched > 0);
  };

  return {
    async find(query) {
      const built = await current();
      const found = await findGoods(built, query);
      if (!found) return noGoods;
      const codes = found.matched === 0 ? built.columns.vocabulary.certificate.values.flat().map(String) : [];
      const certified = await nearByCertificates(
        query.keyword,
        query.language,
        codes,
        async (words) =>
          (await findGoods(built, { ...allGoods(words, query.language, 0), withFacets: true })) ?? noGoods,
      );
      return answerOf({ ...found, near: certified ?? found.near });
    },
    async findSuppliers(query) {
      const built = await current();
      const found = await findSuppliers(built, query);
      if (!found) return noSuppliers;
      const codes =
        found.matched === 0
          ? (await built.suppliers()).facets.certificate.lists.values.flat().map(String)
          : [];
      const certified = await nearByCertificates(
        query.keyword,
        query.language,
        codes,
        async (words) =>
          (await findSuppliers(built, { ...allSuppliers(words, query.language), withFacets: true })) ??
          noSuppliers,
      );
      return { ...found, near: certified ?? found.near };
    },
    async propose(text, language, size) {
      const built = await current();
      const query = allGoods(text, language, size);
      const found = await search(
        built,
        text,
        language,
        ['typing', 'loose'],
        (matches) => ({
          goodsIds: scan(built.columns, built.orders, query, matches, () => undefined).ids,
          supplierIds: namedBest(built.columns, matches, size),
        }),
        ({ goodsIds, supplierIds }) => goodsIds.length + supplierIds.length > 0,
      );
      return found ?? { goodsIds: [], supplierIds: [] };
    },
    exhibitionNames: async () => (await current()).exhibitions,
    async warm() {
      const built = await current();
      // Builds everything that the first query with words needs; no product matches.
      await search(
        built,
        '-0',
        'en',
        ['strict'],
        (matches) => scan(built.columns, built.orders, allGoods('', 'en', 1), matches, () => undefined),
        () => true,
      );
    },
  };
}

const noGoods: GoodsFound = { total: 0, ids: [], facets: [] };
const noSuppliers: SuppliersFound = { total: 0, hits: [], facets: [] };

const answerOf = ({ total, ids, facets, near }: GoodsFound): GoodsFound => ({ total, ids, facets, near });

const anyGoods = goodsConditions.parse({});
const anySuppliers = supplierConditions.parse({});

function allGoods(keyword: string, language: LanguageCode, size: number): GoodsQuery {
  return { ...anyGoods, keyword, language, size, sort: 'relevance', offset: 0, withFacets: false };
}

function allSuppliers(keyword: string, language: LanguageCode): SuppliersQuery {
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
