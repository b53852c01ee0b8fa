import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList, idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import type { Phrasebook } from '../wording/phrasebook.ts';
import { cardsOf } from './card.ts';
import type { GoodsIndex } from './index/goods-index.ts';
import { statementOf, supplierFacetKinds, supplierSorts, type SupplierCount, type SupplierFacetKind, type SupplierHit } from './supplier-statement.ts';

const pageAtMost = 40;
const offsetAtMost = 1_000_000;
const choicesAtMost = 100;
const goodsAtMost = 4;
/** As many products as one keyword may bring: enough to name all suppliers of a word. */
const hitsAtMost = 20_000;

const choices = z.array(z.string().max(100)).max(choicesAtMost).default([]);

const request = z.object({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  categoryId: idText.default(''),
  categoryIds: idList(choicesAtMost).default([]),
  countryIds: choices,
  bizTypes: choices,
  certs: choices,
  verified: z.boolean().default(false),
  sort: z.enum(supplierSorts).default('relevance'),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(20),
  withFacets: z.boolean().default(false),
});

type Row = { total: number; hits: SupplierHit[] | null; facets: SupplierCount[] | null };

/** §7.3 v2/searchSupplier: suppliers by what they offer and by their names; counts are exact. */
export function searchSupplier({ db, library }: Store, index: GoodsIndex): Operation {
  return operation({
    name: 'searchSupplierV2',
    path: '/v2/searchSupplier.json',
    dialect: blade,
    request,
    async handle(wanted, { language }) {
      const keyword = wanted.keyword.trim();
      const categoryId = wanted.categoryId === '' ? null : toId(wanted.categoryId) ?? 0;
      // What a keyword means is the goods index's business; here its products are grouped by who offers them.
      const goods = keyword === '' ? [] : (await index.find({
        keyword, language, categoryId: categoryId ?? undefined, supplierId: undefined, categoryIds: [], countryIds: [], certificates: [], verified: false,
        maxMinimumOrder: undefined, priceFrom: undefined, priceUnder: undefined, sort: 'relevance', offset: 0, size: hitsAtMost, withFacets: false,
      })).ids;
      const [row] = await db.rows<Row>(statementOf(wanted.sort, wanted.withFacets), [
        goods, categoryId, wanted.offset, wanted.categoryIds, wanted.countryIds, wanted.bizTypes, wanted.certs, wanted.verified,
        keyword.toLowerCase(), wanted.pageSize, goodsAtMost,
      ]);
      const hits = row?.hits ?? [];
      const book = await library.bookOf(language);
      const cards = new Map((await cardsOf(db, hits.flatMap((hit) => hit.goods), book)).map((card) => [card.spuId, card]));
      return {
        total: row?.total ?? 0,
        list: hits.map(({ id, goods: best }) => ({ supplierId: String(id), goods: best.flatMap((one) => cards.get(String(one)) ?? []) })),
        facets: wanted.withFacets ? supplierFacetKinds.map((kind) => sayFacet(kind, row?.facets ?? [], book)) : [],
      };
    },
  });
}

function sayFacet(kind: SupplierFacetKind, counts: readonly SupplierCount[], book: Phrasebook): object {
  const own = counts.filter((count) => count.kind === kind).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'));
  const phrases = kind === 'category' ? 'category' : kind === 'bizType' ? 'business-types' : undefined;
  return { kind, values: own.map(({ value, count }) => ({ value, label: phrases ? book.say(phrases, value) : null, count })) };
}
