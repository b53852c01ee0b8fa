import type { Resolvers } from '../generated/resolvers.ts';
import { articleResolvers } from './article.ts';
import { buyerResolvers } from './buyer.ts';
import { categoryResolvers } from './category.ts';
import { followResolvers } from './follow.ts';
import { passwordResolvers } from './password.ts';
import { productResolvers } from './product.ts';
import { promotionResolvers } from './promotion.ts';
import { reviewResolvers } from './review.ts';
import { searchResolvers } from './search.ts';
import { sessionResolvers } from './session.ts';
import { siteResolvers } from './site.ts';
import { supplierResolvers } from './supplier.ts';
import { ticketResolvers } from './ticket.ts';
import { verifyResolvers } from './verify.ts';

/** The resolvers of every noun; the schema merges the resolvers of a type. */
export const resolvers: readonly Resolvers[] = [
  articleResolvers,
  buyerResolvers,
  categoryResolvers,
  followResolvers,
  passwordResolvers,
  productResolvers,
  promotionResolvers,
  reviewResolvers,
  searchResolvers,
  sessionResolvers,
  siteResolvers,
  supplierResolvers,
  ticketResolvers,
  verifyResolvers,
];
