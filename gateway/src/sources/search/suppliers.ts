// Supplier search (§7.3 v2/searchSupplier, search gateway). It returns ids; the supplier gateway returns the
// suppliers.
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { SupplierFilter, SupplierSort } from '../../generated/resolvers.ts';
import { count, id } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { supplierList } from '../supplier/suppliers.ts';
import { facets, toSupplierConditions } from './filters.ts';
import { goodsCard, nearWords, toProductCard } from './goods.ts';

const answer = z.object({
  total: count,
  near: nearWords,
  list: z.array(z.object({ supplierId: id, goods: z.array(goodsCard) })),
  facets,
});

const searchSupplier: Operation<ReturnType<typeof toFound>> = {
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

type SupplierQuery = {
  filter: SupplierFilter;
  sort: SupplierSort;
  offset: number;
  size: number;
  withFacets: boolean;
};

/** GraphQL → wire: the search request. */
function toSupplierPayload({ filter, sort, offset, size, withFacets }: SupplierQuery) {
  return {
    ...toSupplierConditions(filter),
    sort: sorts[sort],
    offset,
    pageSize: size,
    withFacets,
  };
}

/** Wire → GraphQL: a page of suppliers, by their ids. */
function toFound(wire: z.infer<typeof answer>) {
  return {
    totalCount: wire.total,
    near: wire.near,
    hits: wire.list.map(({ supplierId, goods }) => ({ supplierId, cards: goods.map(toProductCard) })),
    facets: wire.facets,
  };
}

export type SupplierConnectionModel = Awaited<
  ReturnType<ReturnType<typeof supplierSearchSource>['suppliers']>
>;

export function supplierSearchSource({ read, readById }: Reader) {
  return {
    suppliers: async (query: SupplierQuery) => {
      const { hits, ...rest } = await read(searchSupplier, toSupplierPayload(query));
      const known = await Promise.all(
        hits.map(async ({ supplierId, cards }) => ({
          supplier: await readById(supplierList, supplierId),
          cards,
        })),
      );
      // A supplier that left after the index was built is found but does not exist.
      return {
        ...rest,
        offset: query.offset,
        hits: known.flatMap(({ supplier, cards }) => (supplier ? [{ supplier, cards }] : [])),
      };
    },
  };
}
