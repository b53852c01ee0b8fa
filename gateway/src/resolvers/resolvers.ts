import { GraphQLScalarType } from 'graphql';
import type { Resolvers } from '../generated/resolvers.ts';
import { articleQueries } from './article.ts';
import {
  Buyer,
  buyerMutations,
  BuyerResult,
  DeleteAccountResult,
  ExportDataResult,
  MailSettingsResult,
} from './buyer.ts';
import { categoryQueries } from './category.ts';
import {
  FollowedProductConnection,
  FollowedProductEdge,
  FollowedSupplierConnection,
  FollowedSupplierEdge,
  followMutations,
  FollowProductResult,
  FollowSupplierResult,
} from './follow.ts';
import {
  ChangePasswordResult,
  PasswordChanged,
  passwordMutations,
  RequestPasswordResetResult,
} from './password.ts';
import { Product, productQueries, productSubscriptions } from './product.ts';
import { BannerTarget, promotionQueries } from './promotion.ts';
import { ReviewConnection } from './review.ts';
import { ProductConnection, searchQueries, SupplierConnection } from './search.ts';
import {
  EndSessionsResult,
  LoginResult,
  MemberCheckResult,
  sessionMutations,
  sessionQueries,
  SignedIn,
  SupplierLoginResult,
  SupplierSignedIn,
  SupplierUser,
  VerifyEmailResult,
  Viewer,
} from './session.ts';
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
    ...sessionQueries,
    ...siteQueries,
    ...supplierQueries,
    ...ticketQueries,
    ...verifyQueries,
  },
  Mutation: {
    ...buyerMutations,
    ...followMutations,
    ...passwordMutations,
    ...sessionMutations,
    ...ticketMutations,
  },
  Subscription: productSubscriptions,
  BannerTarget,
  Buyer,
  BuyerResult,
  ChangePasswordResult,
  DeleteAccountResult,
  EndSessionsResult,
  ExportDataResult,
  FairBadge,
  FollowedProductConnection,
  FollowedProductEdge,
  FollowedSupplierConnection,
  FollowedSupplierEdge,
  FollowProductResult,
  FollowSupplierResult,
  HeldCertificate,
  LoginResult,
  MailSettingsResult,
  MemberCheckResult,
  NumberCheck,
  OpenTicketResult,
  PasswordChanged,
  Product,
  ProductConnection,
  RequestPasswordResetResult,
  ReviewConnection,
  SignedIn,
  Supplier,
  SupplierConnection,
  SupplierLoginResult,
  SupplierSignedIn,
  SupplierUser,
  VerifyEmailResult,
  Viewer,
  Date: text('Date'),
  DateTime: text('DateTime'),
  Url: text('Url'),
};
