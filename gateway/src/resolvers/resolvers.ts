import { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { articleQueries } from './article.ts';
import { categoryQueries } from './category.ts';
import { Product, productQueries, productSubscriptions } from './product.ts';
import { promotionQueries } from './promotion.ts';
import { ReviewConnection } from './review.ts';
import { ProductConnection, searchQueries, SupplierConnection } from './search.ts';
import { siteQueries } from './site.ts';
import { Supplier, supplierQueries } from './supplier.ts';
import { OpenTicketResult, ticketMutations, ticketQueries } from './ticket.ts';
import { FairBadge, HeldCertificate, NumberCheck, verifyQueries } from './verify.ts';

// The sources have validated what these hold.
const text = (name: string) => new GraphQLScalarType({ name });

export const resolvers: Resolvers = {
  Query: {
    ...articleQueries,
    ...categoryQueries,
    ...productQueries,
    ...promotionQueries,
    ...searchQueries,
    ...siteQueries,
    ...supplierQueries,
    ...ticketQueries,
    ...verifyQueries,
  },
  Mutation: ticketMutations,
  Subscription: productSubscriptions,
  FairBadge,
  HeldCertificate,
  NumberCheck,
  OpenTicketResult,
  Product,
  ProductConnection,
  ReviewConnection,
  Supplier,
  SupplierConnection,
  Date: text('Date'),
  DateTime: text('DateTime'),
  Url: text('Url'),
};
