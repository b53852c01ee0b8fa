import type { ProductResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/resolvers.ts';
import { invalidInput } from '../errors.ts';
import { similarMost } from '../sources/search/goods.ts';
import { isId, offsetOf, pageSize } from './arguments.ts';
import { slugOf } from './slug-of.ts';

const productsMost = 24;
const reviewsMost = 48;

export const productQueries = {
  product: (_root, { id }, { sources }) => (isId(id) ? sources.buyer.product(id) : null),
  products: (_root, { ids }, { sources }) =>
    ids.length <= productsMost
      ? Promise.all(ids.map(async (id) => (isId(id) ? sources.buyer.product(id) : null)))
      : invalidInput('ids', `must be at most ${productsMost}`),
} satisfies QueryResolvers;

export const Product: ProductResolvers = {
  slug: ({ addressName }) => slugOf({ name: addressName }),
  description: async (product, _args, { sources }) => (await sources.buyer.details(product)).description,
  pictures: async (product, _args, { sources }) => (await sources.buyer.details(product)).pictures,
  offer: async (product, _args, { sources }) => (await sources.buyer.details(product)).offer,
  attributes: async (product, _args, { sources }) => (await sources.buyer.details(product)).attributes,
  certificates: async (product, _args, { sources }) => (await sources.buyer.details(product)).certificates,
  hsCode: async (product, _args, { sources }) => (await sources.buyer.details(product)).hsCode,
  port: async (product, _args, { sources }) => (await sources.buyer.details(product)).port,
  shipmentTerms: async (product, _args, { sources }) => (await sources.buyer.details(product)).shipmentTerms,
  paymentTerms: async (product, _args, { sources }) => (await sources.buyer.details(product)).paymentTerms,
  samples: async (product, _args, { sources }) => (await sources.buyer.details(product)).samples,
  weight: async (product, _args, { sources }) => (await sources.buyer.details(product)).weight,
  tags: async (product, _args, { sources }) => (await sources.buyer.details(product)).tags,
  category: (product, _args, { sources }) => sources.buyer.requireCategory(product.categoryId),
  supplier: (product, _args, { sources }) => sources.supplier.supplier(product.supplierId),
  similar: async (product, { first }, { sources }) =>
    (await sources.search.similar(product.id)).slice(0, pageSize(first, similarMost)),
  reviews: ({ id }, { stars = null, sort, ...page }, { sources }) => {
    if (stars !== null && (stars < 1 || stars > 5)) return invalidInput('stars', 'must be 1 to 5');
    const size = pageSize(page.first, reviewsMost);
    return sources.buyer.reviews({ productId: id, stars, sort, offset: offsetOf(page, size), size });
  },
  priceGuide: ({ id, minimumOrder }, args, { sources }) => {
    const quantity = args.quantity ?? minimumOrder;
    return quantity > 0
      ? sources.purchaser.priceGuide(id, quantity)
      : invalidInput('quantity', 'must be 1 or more');
  },
};

export const productSubscriptions = {
  productOfferChanged: {
    subscribe: (_root, { id }, { offers }) =>
      offers.subscribe(isId(id) ? id : invalidInput('id', 'must be digits')),
  },
} satisfies SubscriptionResolvers;
