import type { ProductResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/resolvers.ts';
import { invalidInput } from '../errors.ts';
import { similarMost } from '../sources/search/goods.ts';
import { isId, pageSize } from './arguments.ts';
import { slugOf } from './slug-of.ts';

export const productQueries = {
  product: (_root, { id }, { sources }) => (isId(id) ? sources.buyer.product(id) : null),
} satisfies QueryResolvers;

export const Product: ProductResolvers = {
  slug: slugOf,
  description: async (product, _args, { sources }) => (await sources.buyer.details(product)).description,
  pictures: async (product, _args, { sources }) => (await sources.buyer.details(product)).pictures,
  offer: async (product, _args, { sources }) => (await sources.buyer.details(product)).offer,
  attributes: async (product, _args, { sources }) => (await sources.buyer.details(product)).attributes,
  certificates: async (product, _args, { sources }) => (await sources.buyer.details(product)).certificates,
  hsCode: async (product, _args, { sources }) => (await sources.buyer.details(product)).hsCode,
  port: async (product, _args, { sources }) => (await sources.buyer.details(product)).port,
  weight: async (product, _args, { sources }) => (await sources.buyer.details(product)).weight,
  tags: async (product, _args, { sources }) => (await sources.buyer.details(product)).tags,
  category: (product, _args, { sources }) => sources.buyer.requireCategory(product.categoryId),
  supplier: (product, _args, { sources }) => sources.supplier.supplier(product.supplierId),
  similar: async (product, { first }, { sources }) => (await sources.search.similar(product.id)).slice(0, pageSize(first, similarMost)),
  priceGuide: ({ id, minimumOrder }, args, { sources }) => {
    const quantity = args.quantity ?? minimumOrder;
    return quantity > 0 ? sources.purchaser.priceGuide(id, quantity) : invalidInput('quantity', 'must be 1 or more');
  },
};

export const productSubscriptions = {
  productOfferChanged: {
    subscribe: (_root, { id }, { offers }) => offers.subscribe(isId(id) ? id : invalidInput('id', 'must be digits')),
  },
} satisfies SubscriptionResolvers;
