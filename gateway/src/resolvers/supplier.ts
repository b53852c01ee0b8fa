import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { pageByPlace } from './connection.ts';
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
    products: ({ id }, args, { sources }) =>
      pageByPlace(args, productsMost, (window) =>
        sources.search.products({
          filter: { supplierId: id },
          sort: 'RATING',
          ...window,
          withFacets: false,
        }),
      ),
    responsiveness: (supplier, _args, { sources }) => sources.responsiveness.of(supplier.id),
  },
};
