import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { similarMost } from '../sources/search/goods.ts';
import { isId } from './arguments.ts';
import { pageSize } from './connection.ts';
import { slugOf } from './slug-of.ts';

const productsMost = 24;

export const productResolvers: Resolvers = {
  Query: {
    product: (_root, { id }, { sources }) => (isId(id) ? sources.product.byId(id) : null),
    products: (_root, { ids }, { sources }) =>
      ids.length <= productsMost
        ? Promise.all(ids.map(async (id) => (isId(id) ? sources.product.byId(id) : null)))
        : invalidArgument('ids', `must be at most ${productsMost}`),
  },
  Subscription: {
    productOfferChanged: {
      subscribe: (_root, { id }, { offers }) =>
        offers.subscribe(isId(id) ? id : invalidArgument('id', 'must be digits')),
    },
  },
  Product: {
    slug: ({ addressName }) => slugOf({ name: addressName }),
    description: async (product, _args, { sources }) => (await sources.product.details(product)).description,
    pictures: async (product, _args, { sources }) => (await sources.product.details(product)).pictures,
    offer: async (product, _args, { sources }) => (await sources.product.details(product)).offer,
    options: async (product, _args, { sources }) => (await sources.product.details(product)).options,
    variants: async (product, _args, { sources }) => (await sources.product.details(product)).variants,
    attributes: async (product, _args, { sources }) => (await sources.product.details(product)).attributes,
    certificates: async (product, _args, { sources }) =>
      (await sources.product.details(product)).certificates,
    hsCode: async (product, _args, { sources }) => (await sources.product.details(product)).hsCode,
    port: async (product, _args, { sources }) => (await sources.product.details(product)).port,
    shipmentTerms: async (product, _args, { sources }) =>
      (await sources.product.details(product)).shipmentTerms,
    paymentTerms: async (product, _args, { sources }) =>
      (await sources.product.details(product)).paymentTerms,
    samples: async (product, _args, { sources }) => (await sources.product.details(product)).samples,
    weight: async (product, _args, { sources }) => (await sources.product.details(product)).weight,
    carton: async (product, _args, { sources }) => (await sources.product.details(product)).carton,
    tags: async (product, _args, { sources }) => (await sources.product.details(product)).tags,
    category: (product, _args, { sources }) => sources.category.require(product.categoryId),
    supplier: (product, _args, { sources }) => sources.supplier.byId(product.supplierId),
    similar: async (product, { first }, { sources }) =>
      (await sources.search.similar(product.id)).slice(0, pageSize(first, similarMost)),
    priceGuide: ({ id, minimumOrder }, { quantity }, { sources }) =>
      sources.priceGuide.at(quantity ?? minimumOrder, id),
  },
};
