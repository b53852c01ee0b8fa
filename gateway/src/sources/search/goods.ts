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
import { amount, count, currency, id, positive, text } from '../../wire/scalars.ts';
import { toMoney, toPicture, toRating, toUnit } from '../../wire/map.ts';
import type { BatchOperation, Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { addressName, pictured, rated, unit } from '../../wire/shapes.ts';
import { facets, toProductConditions } from './filters.ts';

/** A product in a list of the search gateway. */
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

/** Suggestions for a search without results; a service may omit them. */
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

const searchGoods: Operation<ProductPage> = {
  name: 'searchGoodsV2',
  source: 'search',
  dialect: blade,
  path: '/v2/searchGoods.json',
  answer: searchAnswer.transform(toProducts),
  ttlMs: resultTtlMs,
};

/** §9: new arrivals stay for a day. */
const newArrivals: typeof searchGoods = {
  ...searchGoods,
  name: 'newArrivals',
  ttlMs: newArrivalsTtlMs,
};

const similar = z.object({ spuId: id, list: z.array(goodsCard) });

/** How many comparable products the gateway returns; a page takes the first of them. */
export const similarMost = 24;

const similarGoods: BatchOperation<{ id: string; cards: readonly ProductCard[] }> = {
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

const searchSuggest: Operation<SearchSuggestion[]> = {
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

type ProductQuery = {
  filter: ProductFilter;
  sort: ProductSort;
  offset: number;
  size: number;
  withFacets: boolean;
};

/** The newest products, of all or of a category; any other condition makes it a normal search. */
function isNewArrivals({ filter, sort }: ProductQuery): boolean {
  return (
    sort === 'NEWEST' &&
    Object.entries(filter).every(([name, value]) => name === 'categoryId' || value == null)
  );
}

/** GraphQL → wire: the search request. */
function toSearchPayload({ filter, sort, offset, size, withFacets }: ProductQuery) {
  return {
    ...toProductConditions(filter),
    sort: sorts[sort],
    offset,
    pageSize: size,
    withFacets,
  };
}

type ProductPage = ReturnType<typeof toProducts>;
export type ProductConnectionModel = ProductPage & { offset: number };

/** Wire → GraphQL: a page of products. */
function toProducts(wire: z.infer<typeof searchAnswer>) {
  return {
    totalCount: wire.total,
    near: wire.near,
    cards: wire.list.map(toProductCard),
    facets: wire.facets,
  };
}

/** A product of a search answer: enough for a card. */
export type ProductCard = ReturnType<typeof toProductCard>;

/** Wire → GraphQL: the fields of a card. */
export function toProductCard(wire: WireGoodsCard) {
  return {
    id: wire.spuId,
    name: wire.productName,
    /** The name in its address (§2.1). */
    addressName: addressName(wire.enName, wire.productName),
    picture: toPicture(wire, wire.productName),
    price: { from: toMoney(wire.priceMin, wire.currency), to: toMoney(wire.priceMax, wire.currency) },
    minimumOrder: wire.minOrder,
    unit: toUnit(wire.unit),
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

/** Wire → GraphQL: a suggestion. */
function toSuggestion(wire: z.infer<typeof suggestion>): SearchSuggestion {
  return { kind: suggestionKinds[wire.type], text: wire.text, id: wire.id ?? null };
}

export function productSearchSource({ read, readById }: Reader) {
  return {
    products: async (query: ProductQuery): Promise<ProductConnectionModel> => ({
      ...(await read(isNewArrivals(query) ? newArrivals : searchGoods, toSearchPayload(query))),
      offset: query.offset,
    }),
    similar: async (id: string) => (await readById(similarGoods, id))?.cards ?? [],
    suggestions: (keyword: string, size: number) => read(searchSuggest, { keyword, size }),
  };
}
