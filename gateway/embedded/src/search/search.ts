import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { goodsByNumber } from './by-number.ts';
import { cardsOf } from './card.ts';
import { formatFacets } from './facets.ts';
import { type GoodsConditions, goodsConditions, goodsFilters } from './index/goods-filters.ts';
import { goodsSorts } from './index/goods-index.ts';
import { goodsIndexOf } from './index/memory-goods-index.ts';
import { formatNear } from './near.ts';

const pageAtMost = 60;
const offsetAtMost = 1_000_000;

const request = goodsConditions.extend({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  sort: z.enum(goodsSorts).default('relevance'),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(20),
  withFacets: z.boolean().default(false),
});

/** Searches products by keyword and facets; counts are exact (index/goods-index.ts). */
export function searchGoods(store: Store): Operation {
  const { db, phraseCache } = store;
  const index = goodsIndexOf(store);
  return operation({
    name: 'searchGoodsV2',
    path: '/v2/searchGoods.json',
    dialect: blade,
    request,
    async handle(wanted, { language }) {
      const phrases = await phraseCache.phrasesIn(language);
      // A whole number finds the product with that number, unless a filter is selected.
      const numbered = isAlone(wanted) ? await goodsByNumber(db, wanted.keyword) : [];
      if (numbered.length > 0)
        return {
          total: numbered.length,
          list: await cardsOf(db, numbered.slice(wanted.offset, wanted.offset + wanted.pageSize), phrases),
          near: null,
          facets: [],
        };
      const found = await index.find({ ...wanted, language, size: wanted.pageSize });
      const list = await cardsOf(db, found.ids, phrases);
      return {
        total: found.total,
        list,
        near: formatNear(found.near),
        facets: wanted.withFacets
          ? formatFacets(goodsFilters, found.facets, phrases, await index.exhibitionNames(), wanted)
          : [],
      };
    },
  });
}

/** Whether the request has no filter. */
const isAlone = (wanted: GoodsConditions): boolean =>
  Object.keys(goodsConditions.shape).every((name) => {
    const value = wanted[name as keyof GoodsConditions];
    return Array.isArray(value) ? value.length === 0 : value === undefined || value === null;
  });
