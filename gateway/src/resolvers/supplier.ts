import type { Resolvers } from '../generated/resolvers.ts';
import { isId, offsetOf, pageSize } from './arguments.ts';
import { slugOf } from './slug-of.ts';

const productsMost = 48;

export const supplierResolvers: Resolvers = {
  Query: {
    supplier: (_root, { id }, { sources }) => (isId(id) ? sources.supplier.byId(id) : null),
  },
  Supplier: {
    slug: slugOf,
    categories: async (supplier, _args, { sources }) => {
      const index = await sources.category.index();
      return supplier.categoryIds.flatMap((id) => index.get(id) ?? []);
    },
    products: (supplier, args, { sources }) => {
      const size = pageSize(args.first, productsMost);
      return sources.search.products({
        filter: { supplierId: supplier.id },
        sort: 'RATING',
        offset: offsetOf(args, size),
        size,
        withFacets: false,
      });
    },
    responsiveness: (supplier, _args, { sources }) => sources.responsiveness.of(supplier.id),
  },
};
