import type { Resolvers } from '../generated/resolvers.ts';
import { agendaResolvers } from './agenda.ts';
import { articleResolvers } from './article.ts';
import { attachmentResolvers } from './attachment.ts';
import { badgeResolvers } from './badge.ts';
import { bannerResolvers } from './banner.ts';
import { buyerResolvers } from './buyer.ts';
import { cardResolvers } from './card.ts';
import { cartResolvers } from './cart.ts';
import { categoryResolvers } from './category.ts';
import { checkInResolvers } from './check-in.ts';
import { contactDisclosureResolvers } from './contact-disclosure.ts';
import { enquiryResolvers } from './enquiry.ts';
import { eshowResolvers } from './eshow.ts';
import { exhibitionResolvers } from './exhibition.ts';
import { exhibitorResolvers } from './exhibitor.ts';
import { fairPageResolvers } from './fair-page.ts';
import { followResolvers } from './follow.ts';
import { hallResolvers } from './hall.ts';
import { leadResolvers } from './lead.ts';
import { lotteryResolvers } from './lottery.ts';
import { meetingResolvers } from './meeting.ts';
import { newsResolvers } from './news.ts';
import { orderResolvers } from './order.ts';
import { organisedPrizeClaimResolvers } from './organised-prize-claim.ts';
import { organisedStandRequestResolvers } from './organised-stand-request.ts';
import { deskResolvers } from './desk.ts';
import { invitationResolvers } from './invitation.ts';
import { organiserResolvers } from './organiser.ts';
import { passwordResolvers } from './password.ts';
import { productResolvers } from './product.ts';
import { quotationResolvers } from './quotation.ts';
import { registrationResolvers } from './registration.ts';
import { reviewResolvers } from './review.ts';
import { rfqResolvers } from './rfq.ts';
import { searchResolvers } from './search.ts';
import { sessionResolvers } from './session.ts';
import { sharingResolvers } from './sharing.ts';
import { siteResolvers } from './site.ts';
import { standRequestResolvers } from './stand-request.ts';
import { supplierResolvers } from './supplier.ts';
import { conversationResolvers } from './conversation.ts';
import { ticketResolvers } from './ticket.ts';
import { verificationResolvers } from './verification.ts';
import { verifyResolvers } from './verify.ts';
import { visitResolvers } from './visit.ts';

/** The resolvers of every noun; the schema merges the resolvers of a type. */
export const resolvers: readonly Resolvers[] = [
  agendaResolvers,
  articleResolvers,
  attachmentResolvers,
  badgeResolvers,
  bannerResolvers,
  buyerResolvers,
  cardResolvers,
  cartResolvers,
  categoryResolvers,
  checkInResolvers,
  contactDisclosureResolvers,
  enquiryResolvers,
  eshowResolvers,
  exhibitionResolvers,
  exhibitorResolvers,
  fairPageResolvers,
  followResolvers,
  hallResolvers,
  leadResolvers,
  lotteryResolvers,
  meetingResolvers,
  newsResolvers,
  orderResolvers,
  organisedPrizeClaimResolvers,
  organisedStandRequestResolvers,
  deskResolvers,
  invitationResolvers,
  organiserResolvers,
  passwordResolvers,
  productResolvers,
  quotationResolvers,
  registrationResolvers,
  reviewResolvers,
  rfqResolvers,
  searchResolvers,
  sessionResolvers,
  sharingResolvers,
  siteResolvers,
  standRequestResolvers,
  supplierResolvers,
  conversationResolvers,
  ticketResolvers,
  verificationResolvers,
  verifyResolvers,
  visitResolvers,
];
