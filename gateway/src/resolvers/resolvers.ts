import { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { categoryQueries } from './category.ts';
import { Product, productQueries, productSubscriptions } from './product.ts';
import { promotionQueries } from './promotion.ts';
import { ReviewConnection } from './review.ts';
import { ProductConnection, searchQueries, SupplierConnection } from './search.ts';
import { siteQueries } from './site.ts';
import { Supplier, supplierQueries } from './supplier.ts';

// The sources have validated what these hold.
const text = (name: string) => new GraphQLScalarType({ name });

export const resolvers: Resolvers = {
  Query: {
    ...categoryQueries,
    ...productQueries,
    ...promotionQueries,
    ...searchQueries,
    ...siteQueries,
    ...supplierQueries,
  },
  Subscription: productSubscriptions,
  Product,
  ProductConnection,
  ReviewConnection,
  Supplier,
  SupplierConnection,
  Date: text('Date'),
  DateTime: text('DateTime'),
  Url: text('Url'),
};
