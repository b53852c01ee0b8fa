// Search for products, comparable products, suggestions (§7.3 search gateway).
import { newArrivalsTtlMs, resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type {
  ProductFilter,
  ProductSort,
  SearchSuggestion,
  SuggestionKind,
} from '../../generated/resolvers.ts';
import { amount, count, currency, id, positive, text } from '../leaf.ts';
import { toMoney, toPicture, toRating } from '../map.ts';
import type { ProductCard, ProductConnectionModel } from '../model.ts';
import type { BatchOperation, Operation } from '../operation.ts';
import { addressName, pictured, rated, unit } from '../wire.ts';
import { facets, toProductConditions } from './filters.ts';

/** What a list of the search gateway holds of a product. */
export const goodsCard = z.object({
  spuId: id,
  productName: text,
  enName: z.string().nullish(),
  ...pictured,
  priceMin: amount,
  priceMax: amount,
  currency,
  minOrder: positive,
  unit,
  leadDaysMin: count,
  leadDaysMax: count,
  supplierId: id,
  categoryId: id,
  ...rated,
  certs: z.array(z.string()).default([]),
  updateTime: z.string(),
});
type WireGoodsCard = z.infer<typeof goodsCard>;

/** What would find something, where all words find nothing; a service need not know. */
export const nearWords = z
  .object({ keyword: z.string(), dropped: z.array(z.string()), certs: z.array(z.string()).default([]) })
  .nullish()
  .transform((near) =>
    near ? { keyword: near.keyword, dropped: near.dropped, certificates: near.certs } : null,
  );

const searchAnswer = z.object({
  total: count,
  near: nearWords,
  list: z.array(goodsCard),
  facets,
});

export const searchGoods: Operation<Omit<ProductConnectionModel, 'offset'>> = {
  name: 'searchGoodsV2',
  source: 'search',
  dialect: blade,
  path: '/v2/searchGoods.json',
  answer: searchAnswer.transform(toProducts),
  ttlMs: resultTtlMs,
};

/** §9: what is new stays so for a day. */
export const newArrivals: typeof searchGoods = {
  ...searchGoods,
  name: 'newArrivals',
  ttlMs: newArrivalsTtlMs,
};

const similar = z.object({ spuId: id, list: z.array(goodsCard) });

/** How many comparable products the gateway is asked for; a page takes the first of them. */
export const similarMost = 24;

export const similarGoods: BatchOperation<{ id: string; cards: readonly ProductCard[] }> = {
  name: 'similarGoods',
  source: 'search',
  dialect: blade,
  path: '/v2/similarGoods.json',
  answer: z
    .array(similar)
    .transform((list) =>
      list.map(({ spuId, list: cards }) => ({ id: spuId, cards: cards.map(toProductCard) })),
    ),
  ttlMs: resultTtlMs,
  maxIds: 50,
  payload: (ids) => ({ spuIds: ids, size: similarMost }),
  idOf: ({ id: product }) => product,
};

const suggestion = z.object({
  type: z.enum(['keyword', 'category', 'supplier', 'goods']),
  text: z.string(),
  id: id.nullish(),
});

export const searchSuggest: Operation<SearchSuggestion[]> = {
  name: 'searchSuggest',
  source: 'search',
  dialect: blade,
  path: '/v2/searchSuggest.json',
  answer: z.array(suggestion).transform((list) => list.map(toSuggestion)),
  ttlMs: resultTtlMs,
};

const sorts = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASCENDING: 'priceAsc',
  PRICE_DESCENDING: 'priceDesc',
  MINIMUM_ORDER: 'minOrder',
  RATING: 'stars',
} as const satisfies Record<ProductSort, string>;

export type ProductQuery = {
  filter: ProductFilter;
  sort: ProductSort;
  offset: number;
  size: number;
  withFacets: boolean;
};

/** The newest of everything or of a category; with any other condition it is a search as others are. */
export function isNewArrivals({ filter, sort }: ProductQuery): boolean {
  return (
    sort === 'NEWEST' &&
    Object.entries(filter).every(([name, value]) => name === 'categoryId' || value == null)
  );
}

/** GraphQL → wire: what to search for. */
export function toSearchPayload({ filter, sort, offset, size, withFacets }: ProductQuery) {
  return {
    ...toProductConditions(filter),
    sort: sorts[sort],
    offset,
    pageSize: size,
    withFacets,
  };
}

/** Wire → GraphQL: a page of products. */
function toProducts(wire: z.infer<typeof searchAnswer>): Omit<ProductConnectionModel, 'offset'> {
  return {
    totalCount: wire.total,
    near: wire.near,
    cards: wire.list.map(toProductCard),
    facets: wire.facets,
  };
}

/** Wire → GraphQL: what a card shows. */
export function toProductCard(wire: WireGoodsCard): ProductCard {
  return {
    id: wire.spuId,
    name: wire.productName,
    addressName: addressName(wire.enName, wire.productName),
    picture: toPicture(wire, wire.productName),
    price: { from: toMoney(wire.priceMin, wire.currency), to: toMoney(wire.priceMax, wire.currency) },
    minimumOrder: wire.minOrder,
    unit: wire.unit,
    leadTime: { minimumDays: wire.leadDaysMin, maximumDays: wire.leadDaysMax },
    certificateCodes: wire.certs,
    rating: toRating(wire),
    updatedAt: wire.updateTime,
    supplierId: wire.supplierId,
    categoryId: wire.categoryId,
  };
}

const suggestionKinds = {
  keyword: 'KEYWORD',
  category: 'CATEGORY',
  supplier: 'SUPPLIER',
  goods: 'PRODUCT',
} as const satisfies Record<string, SuggestionKind>;

/** Wire → GraphQL: something to propose. */
function toSuggestion(wire: z.infer<typeof suggestion>): SearchSuggestion {
  return { kind: suggestionKinds[wire.type], text: wire.text, id: wire.id ?? null };
}
