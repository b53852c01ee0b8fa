import { priceBands } from '@fairgate/schema/constants';
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList, idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { goodsByNumber } from './by-number.ts';
import { cardsOf } from './card.ts';
import { sayFacets } from './facets.ts';
import { facetKinds } from './index/facets.ts';
import { goodsSorts } from './index/goods-index.ts';
import { goodsIndexOf } from './index/memory-goods-index.ts';
import { sayNear } from './near.ts';

const pageAtMost = 60;
const offsetAtMost = 1_000_000;
const choicesAtMost = 100;

const choices = z.array(z.string().max(100)).max(choicesAtMost).default([]);
const bound = z.union([z.number(), z.string().regex(/^\d{1,9}(\.\d{1,3})?$/)]).nullish();

const request = z.object({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  categoryId: idText.default(''),
  categoryIds: idList(choicesAtMost).default([]),
  supplierId: idText.default(''),
  countryIds: choices,
  certs: choices,
  exhibitionIds: idList(choicesAtMost).default([]),
  verified: z.boolean().default(false),
  maxMinOrder: z.int().positive().max(2_147_483_647).nullish(),
  priceMin: bound,
  priceMax: bound,
  priceBands: z.array(z.enum(priceBands)).max(choicesAtMost).default([]),
  sort: z.enum(goodsSorts).default('relevance'),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(20),
  withFacets: z.boolean().default(false),
});

/** Products by keyword and facets; counts are exact (index/goods-index.ts). */
export function searchGoods(store: Store): Operation {
  const { db, library } = store;
  const index = goodsIndexOf(store);
  return operation({
    name: 'searchGoodsV2',
    path: '/v2/searchGoods.json',
    dialect: blade,
    request,
    async handle(wanted, { language }) {
      const book = await library.bookOf(language);
      // Whoever types a whole number means that one; a filter that is chosen is not overridden.
      const numbered = isAlone(wanted) ? await goodsByNumber(db, wanted.keyword) : [];
      if (numbered.length > 0)
        return {
          total: numbered.length,
          list: await cardsOf(db, numbered.slice(wanted.offset, wanted.offset + wanted.pageSize), book),
          near: null,
          facets: [],
        };
      // An id that is none names nothing: nothing is found in it.
      const [categoryId, supplierId] = [scopeOf(wanted.categoryId), scopeOf(wanted.supplierId)];
      const found = await index.find({
        keyword: wanted.keyword,
        language,
        categoryId,
        supplierId,
        categoryIds: wanted.categoryIds,
        countryIds: wanted.countryIds,
        certificates: wanted.certs,
        exhibitionIds: wanted.exhibitionIds,
        verified: wanted.verified,
        maxMinimumOrder: wanted.maxMinOrder ?? undefined,
        priceFrom: wanted.priceMin?.toString(),
        priceUnder: wanted.priceMax?.toString(),
        priceBands: wanted.priceBands,
        sort: wanted.sort,
        offset: wanted.offset,
        size: wanted.pageSize,
        withFacets: wanted.withFacets,
      });
      const list = await cardsOf(db, found.ids, book);
      return {
        total: found.total,
        list,
        near: sayNear(found.near),
        facets: wanted.withFacets
          ? sayFacets(facetKinds, found.facets, book, await index.exhibitionCodes(), {
              category: wanted.categoryIds,
              exhibition: wanted.exhibitionIds,
            })
          : [],
      };
    },
  });
}

/** Whether nothing but words is asked for. */
function isAlone({
  categoryId,
  categoryIds,
  supplierId,
  countryIds,
  certs,
  exhibitionIds,
  verified,
  maxMinOrder,
  priceMin,
  priceMax,
  priceBands: bands,
}: z.output<typeof request>): boolean {
  return (
    categoryId === '' &&
    supplierId === '' &&
    !verified &&
    [categoryIds, countryIds, certs, exhibitionIds, bands].every((chosen) => chosen.length === 0) &&
    [maxMinOrder, priceMin, priceMax].every((bound) => bound === undefined || bound === null)
  );
}

function scopeOf(text: string): number | undefined {
  return text === '' ? undefined : (toId(text) ?? 0);
}
