// The sources by noun; created for every request.
import type { OauthPlatform } from '@fairgate/schema/constants';
import type { PromoPopup } from '../generated/resolvers.ts';
import type { Reader } from '../upstream/reader.ts';
import type { AccountOptions } from '../account/account-options.ts';
import { createAccounts } from '../account/accounts.ts';
import { createCards } from '../account/cards.ts';
import { disclosureSource } from '../account/contact-disclosures.ts';
import { enquirySource } from '../account/enquiries.ts';
import { createCarts } from '../account/carts.ts';
import { createFollows } from '../account/follows.ts';
import { createInvitations } from '../account/invitations.ts';
import { meetingSource } from '../account/meetings.ts';
import { orderSource } from '../account/orders.ts';
import { createRfqs } from '../account/rfqs.ts';
import { createSessions } from '../account/sessions.ts';
import { createSupplierRfqs } from '../account/supplier-rfqs.ts';
import { createSignIn } from '../account/sign-in.ts';
import { conversationSource } from '../account/conversations.ts';
import { agendaSource } from './buyer/agendas.ts';
import { analyticsSource } from './buyer/analytics.ts';
import { articleSource } from './buyer/articles.ts';
import { badgeSource } from './buyer/badges.ts';
import { bannerSource } from './buyer/banners.ts';
import { categorySource } from './buyer/categories.ts';
import { checkInSource } from './buyer/check-ins.ts';
import { deskSource } from './buyer/desk.ts';
import { eshowSource } from './buyer/eshows.ts';
import { exhibitionSource } from './buyer/exhibitions.ts';
import { fairPageSource } from './buyer/fair-pages.ts';
import { fileSource } from './buyer/files.ts';
import { hallPlanSource } from './buyer/hall-plans.ts';
import { helpSource } from './buyer/help.ts';
import { lotterySource } from './buyer/lotteries.ts';
import { newsSource } from './buyer/news.ts';
import { organiserPrizeClaimSource } from './buyer/organiser-prize-claims.ts';
import { organiserRegistrationSource } from './buyer/organiser-registrations.ts';
import { organiserStandRequestSource } from './buyer/organiser-stand-requests.ts';
import { organiserSource } from './buyer/organisers.ts';
import { productSource } from './buyer/products.ts';
import { registrationSource } from './buyer/registrations.ts';
import { reviewSource } from './buyer/reviews.ts';
import { sharingSource } from './buyer/sharings.ts';
import { siteSource } from './buyer/sites.ts';
import { siteTextsSource } from './buyer/site-texts.ts';
import { standRequestSource } from './buyer/stand-requests.ts';
import { ticketSource } from './buyer/tickets.ts';
import { unansweredEnquirySource } from './buyer/unanswered-enquiries.ts';
import { unansweredRfqSource } from './buyer/unanswered-rfqs.ts';
import { verificationSource } from './buyer/verifications.ts';
import { visitSource } from './buyer/visits.ts';
import { countrySource } from './chat/ip-country.ts';
import { responsivenessSource } from './chat/responsiveness.ts';
import { priceGuideSource } from './purchaser/price-guide.ts';
import { productSearchSource } from './search/goods.ts';
import { pageSource } from './search/pages.ts';
import { supplierSearchSource } from './search/suppliers.ts';
import { certificateSource } from './supplier/certificates.ts';
import { leadSource } from './supplier/leads.ts';
import { supplierSource } from './supplier/suppliers.ts';

export type Sources = ReturnType<typeof createSources>;

type Options = {
  websiteId: string;
  language: string;
  production: boolean;
  signInProviders: readonly OauthPlatform[];
  promoPopup: PromoPopup;
} & Parameters<typeof fileSource>[1] &
  Parameters<typeof exhibitionSource>[1] &
  AccountOptions;

/** All methods throw SourceError when their gateway returns no data and no stored answer can replace it. */
export function createSources(reader: Reader, options: Options) {
  const signIn = createSignIn(reader, options);
  const session = createSessions(reader, options, signIn);
  return {
    session,
    account: createAccounts(reader, options, signIn, session.buyer),
    follow: createFollows(reader, options),
    analytics: analyticsSource(reader, options),
    article: articleSource(reader),
    badge: badgeSource(reader, options),
    banner: bannerSource(reader, options),
    card: createCards(reader, options),
    cart: createCarts(reader, options),
    category: categorySource(reader),
    certificate: certificateSource(reader),
    checkIn: checkInSource(reader, options),
    contactDisclosure: disclosureSource(reader),
    country: countrySource(reader),
    enquiry: enquirySource(reader, options),
    desk: {
      ...deskSource(reader, options.session),
      ...unansweredEnquirySource(reader, options.session),
      ...unansweredRfqSource(reader),
    },
    eshow: eshowSource(reader),
    exhibition: {
      ...exhibitionSource(reader, options),
      ...hallPlanSource(reader),
      ...agendaSource(reader),
      ...newsSource(reader),
      promoPopup: options.promoPopup,
    },
    fairPage: fairPageSource(reader),
    file: fileSource(reader, options),
    help: helpSource(reader, options),
    invitation: createInvitations(reader, options, signIn),
    lead: leadSource(reader, options),
    lottery: lotterySource(reader, options),
    order: orderSource(reader, options),
    meeting: meetingSource(reader, options),
    organiser: {
      ...organiserSource(reader, options),
      ...organiserRegistrationSource(reader, options.session),
      ...organiserStandRequestSource(reader, options.session),
      ...organiserPrizeClaimSource(reader, options.session),
    },
    page: pageSource(reader),
    priceGuide: priceGuideSource(reader),
    product: productSource(reader),
    registration: registrationSource(reader, options),
    responsiveness: responsivenessSource(reader),
    review: reviewSource(reader),
    rfq: createRfqs(reader, options, signIn),
    search: { ...productSearchSource(reader), ...supplierSearchSource(reader) },
    site: { ...siteSource(reader), ...siteTextsSource(reader, options) },
    sharing: sharingSource(reader, options),
    standRequest: standRequestSource(reader, options),
    supplier: supplierSource(reader),
    supplierRfq: createSupplierRfqs(reader, options),
    conversation: conversationSource(reader, options.session),
    ticket: ticketSource(reader, options),
    verification: verificationSource(reader, options),
    visit: visitSource(reader, options.session),
  };
}
