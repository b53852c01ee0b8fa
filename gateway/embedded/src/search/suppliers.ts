import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList, idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { cardsOf } from './card.ts';
import { sayFacets } from './facets.ts';
import { goodsIndexOf } from './index/memory-goods-index.ts';
import { supplierFacetKinds, supplierSorts } from './index/suppliers-query.ts';
import { sayNear } from './near.ts';

const pageAtMost = 40;
const offsetAtMost = 1_000_000;
const choicesAtMost = 100;
/** Of each supplier so many of its goods that fit best. */
const goodsAtMost = 4;
const choices = z.array(z.string().max(100)).max(choicesAtMost).default([]);

const request = z.object({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  categoryId: idText.default(''),
  categoryIds: idList(choicesAtMost).default([]),
  countryIds: choices,
  bizTypes: choices,
  certs: choices,
  exhibitionIds: idList(choicesAtMost).default([]),
  verified: z.boolean().default(false),
  sort: z.enum(supplierSorts).default('relevance'),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(20),
  withFacets: z.boolean().default(false),
});

/** §7.3 v2/searchSupplier: suppliers by what they offer and by their names, each with goods that fit; counts are exact. */
export function searchSupplier(store: Store): Operation {
  const { db, library } = store;
  const index = goodsIndexOf(store);
  return operation({
    name: 'searchSupplierV2',
    path: '/v2/searchSupplier.json',
    dialect: blade,
    request,
    async handle({ bizTypes, certs, pageSize, ...wanted }, { language }) {
      const found = await index.findSuppliers({
        ...wanted,
        language,
        businessTypes: bizTypes,
        certificates: certs,
        size: pageSize,
        goodsEach: goodsAtMost,
        // An id that is none names nothing: nothing is found in it.
        categoryId: wanted.categoryId === '' ? undefined : (toId(wanted.categoryId) ?? 0),
      });
      const book = await library.bookOf(language);
      const cards = new Map(
        (
          await cardsOf(
            db,
            found.hits.flatMap(({ goodsIds }) => goodsIds),
            book,
          )
        ).map((card) => [card.spuId, card]),
      );
      return {
        total: found.total,
        list: found.hits.map(({ id, goodsIds }) => ({
          supplierId: String(id),
          goods: goodsIds.flatMap((one) => cards.get(String(one)) ?? []),
        })),
        near: sayNear(found.near),
        facets: wanted.withFacets
          ? sayFacets(supplierFacetKinds, found.facets, book, await index.exhibitionCodes(), {
              category: wanted.categoryIds,
              bizType: bizTypes,
              exhibition: wanted.exhibitionIds,
            })
          : [],
      };
    },
  });
}
