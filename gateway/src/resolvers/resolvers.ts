import type { Resolvers } from '../generated/resolvers.ts';
import { articleResolvers } from './article.ts';
import { bannerResolvers } from './banner.ts';
import { buyerResolvers } from './buyer.ts';
import { categoryResolvers } from './category.ts';
import { exhibitionResolvers } from './exhibition.ts';
import { followResolvers } from './follow.ts';
import { passwordResolvers } from './password.ts';
import { productResolvers } from './product.ts';
import { registrationResolvers } from './registration.ts';
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
  bannerResolvers,
  buyerResolvers,
  categoryResolvers,
  exhibitionResolvers,
  followResolvers,
  passwordResolvers,
  productResolvers,
  registrationResolvers,
  reviewResolvers,
  searchResolvers,
  sessionResolvers,
  siteResolvers,
  supplierResolvers,
  ticketResolvers,
  verifyResolvers,
];
