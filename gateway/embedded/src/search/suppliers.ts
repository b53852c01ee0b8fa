import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { cardsOf } from './card.ts';
import { formatFacets } from './facets.ts';
import { goodsIndexOf } from './index/memory-goods-index.ts';
import { supplierConditions, supplierFilters } from './index/supplier-filters.ts';
import { supplierSorts } from './index/suppliers-query.ts';
import { formatNear } from './near.ts';

const pageAtMost = 40;
const offsetAtMost = 1_000_000;
/** The number of best matching products for each supplier. */
const goodsAtMost = 4;

const request = supplierConditions.extend({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  sort: z.enum(supplierSorts).default('relevance'),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(20),
  withFacets: z.boolean().default(false),
});

/** §7.3 v2/searchSupplier: searches suppliers by name and products, each with matching products; counts are exact. */
export function searchSupplier(store: Store): Operation {
  const { db, phraseCache } = store;
  const index = goodsIndexOf(store);
  return operation({
    name: 'searchSupplierV2',
    path: '/v2/searchSupplier.json',
    dialect: blade,
    request,
    async handle(wanted, { language }) {
      const found = await index.findSuppliers({
        ...wanted,
        language,
        size: wanted.pageSize,
        goodsEach: goodsAtMost,
      });
      const phrases = await phraseCache.phrasesIn(language);
      const cards = new Map(
        (
          await cardsOf(
            db,
            found.hits.flatMap(({ goodsIds }) => goodsIds),
            phrases,
          )
        ).map((card) => [card.spuId, card]),
      );
      return {
        total: found.total,
        list: found.hits.map(({ id, goodsIds }) => ({
          supplierId: String(id),
          goods: goodsIds.flatMap((one) => cards.get(String(one)) ?? []),
        })),
        near: formatNear(found.near),
        facets: wanted.withFacets
          ? formatFacets(supplierFilters, found.facets, phrases, await index.exhibitionNames(), wanted)
          : [],
      };
    },
  });
}
