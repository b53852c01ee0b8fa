// Search for suppliers (§7.3 v2/searchSupplier, search gateway). It names them; who they are the supplier gateway says.
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { SupplierFilter, SupplierSort } from '../../generated/resolvers.ts';
import { count, id } from '../leaf.ts';
import type { FacetModel, NearWordsModel, ProductCard } from '../model.ts';
import type { Operation } from '../operation.ts';
import { facets, toSupplierConditions } from './filters.ts';
import { goodsCard, nearWords, toProductCard } from './goods.ts';

const answer = z.object({
  total: count,
  near: nearWords,
  list: z.array(z.object({ supplierId: id, goods: z.array(goodsCard) })),
  facets,
});

export type SuppliersFound = {
  totalCount: number;
  near: NearWordsModel | null;
  hits: readonly { supplierId: string; cards: readonly ProductCard[] }[];
  facets: readonly FacetModel[];
};

export const searchSupplier: Operation<SuppliersFound> = {
  name: 'searchSupplierV2',
  source: 'search',
  dialect: blade,
  path: '/v2/searchSupplier.json',
  answer: answer.transform(toFound),
  ttlMs: resultTtlMs,
};

const sorts = { RELEVANCE: 'relevance', RATING: 'stars', YEARS: 'years' } as const satisfies Record<
  SupplierSort,
  string
>;

export type SupplierQuery = {
  filter: SupplierFilter;
  sort: SupplierSort;
  offset: number;
  size: number;
  withFacets: boolean;
};

/** GraphQL → wire: which suppliers to search for. */
export function toSupplierPayload({ filter, sort, offset, size, withFacets }: SupplierQuery) {
  return {
    ...toSupplierConditions(filter),
    sort: sorts[sort],
    offset,
    pageSize: size,
    withFacets,
  };
}

/** Wire → GraphQL: a page of suppliers, by their ids. */
function toFound(wire: z.infer<typeof answer>): SuppliersFound {
  return {
    totalCount: wire.total,
    near: wire.near,
    hits: wire.list.map(({ supplierId, goods }) => ({ supplierId, cards: goods.map(toProductCard) })),
    facets: wire.facets,
  };
}
