// How long the lists are that no argument limits, for the cost of an operation (query-cost.ts). A test over the SDL finds a
// list that is missing here.

import {
  meetingTimesMaxCount,
  productOptionsMaxCount,
  productVariantsMaxCount,
  upcomingMeetingsMaxCount,
} from '@fairgate/schema/limits';

/** `usual` counts fields, which are read in memory; `most` counts the calls that its items make. */
export type ListLength = { readonly usual: number; readonly most: number };

const upTo = (most: number): ListLength => ({ usual: most, most });
const usually = (usual: number, most: number): ListLength => ({ usual, most });
/** The list's connection has the limit. */
const one = upTo(1);
/** All exhibitors of a hall or a fair. */
const ofExhibition = usually(150, 2_000);

const lengths: Readonly<Record<string, Readonly<Record<string, ListLength>>>> = {
  Query: {
    banners: upTo(10),
    categories: usually(10, 100),
    exhibitions: usually(10, 50),
    helpTopics: upTo(10),
    searchSuggestions: upTo(10),
    sites: usually(10, 100),
    tradeServices: upTo(10),
  },
  Article: { sections: upTo(20) },
  Buyer: {
    badges: upTo(20),
    cardRequests: usually(10, 500),
    cardShares: usually(20, 500),
    prizeClaims: upTo(10),
    savedCards: usually(20, 500),
    sessions: usually(10, 100),
    upcomingMeetings: usually(3, upcomingMeetingsMaxCount),
    visits: usually(20, 2_000),
  },
  Cart: { lines: usually(5, 24), totals: upTo(5) },
  CartLine: { options: upTo(5) },
  CartMerged: { left: upTo(24) },
  CartUpdated: { entries: usually(5, 24), productIds: usually(5, 24) },
  CardShare: { receipts: usually(3, 100) },
  Category: { children: usually(10, 100), tags: usually(5, 100) },
  CheckedIn: { scans: upTo(100) },
  CheckIns: { today: upTo(24), latest: usually(20, 100) },
  ConversationReport: { messages: usually(20, 200) },
  ContactDisclosure: { details: usually(5, 9) },
  EnquiriesSubmitted: { enquiries: usually(2, 10) },
  Enquiry: { lines: usually(2, 10) },
  Exhibition: { fairPages: upTo(10), halls: upTo(10), news: upTo(20), sessions: usually(10, 200) },
  Exhibitor: { pictures: upTo(10) },
  ExhibitorFacet: { values: usually(20, 100) },
  Facet: { values: usually(20, 100) },
  FairPage: { floors: upTo(12) },
  HallPlan: { stands: ofExhibition },
  HelpTopic: { questions: upTo(10) },
  InboxChange: { conversations: upTo(10) },
  InvalidInput: { fields: usually(3, 20) },
  Lead: { scans: usually(2, 100) },
  LeadsSaved: { leads: upTo(100) },
  Lottery: { prizes: upTo(10) },
  Meeting: { proposedTimes: upTo(meetingTimesMaxCount) },
  Message: { attachments: usually(1, 5) },
  NumberCheck: { badges: usually(5, 100), certificates: usually(5, 100) },
  Order: { lines: usually(1, 10) },
  OrganisedExhibition: { registrationDays: usually(30, 100) },
  OrganisedRegistration: { categories: usually(3, 20), tags: usually(2, 10) },
  OperatorUser: { operators: usually(5, 200), sessions: usually(10, 100) },
  OrganiserUser: { exhibitions: usually(10, 50), sessions: usually(10, 100) },
  QuotationTemplates: { templates: upTo(20) },
  Quotation: { attachments: usually(1, 5), ladder: upTo(6) },
  Rfq: { attachments: usually(1, 5), quotations: usually(3, 200), suppliers: usually(3, 100) },
  RfqOptions: {
    categories: usually(10, 100),
    paymentTerms: upTo(20),
    shipmentTerms: upTo(20),
    units: upTo(20),
  },
  SupplierRfq: { attachments: usually(1, 5), quotations: usually(2, 20) },
  PartnerCart: { entries: usually(5, 24) },
  Product: {
    attributes: usually(6, 50),
    certificates: usually(3, 20),
    options: upTo(productOptionsMaxCount),
    paymentTerms: usually(3, 20),
    pictures: usually(4, 20),
    samples: usually(3, 20),
    shipmentTerms: usually(3, 20),
    tags: usually(3, 20),
    variants: usually(4, productVariantsMaxCount),
  },
  ProductOffer: { ladder: usually(4, 10), variants: usually(4, productVariantsMaxCount) },
  ProductOption: { values: usually(4, productVariantsMaxCount) },
  ProductVariant: { options: upTo(productOptionsMaxCount) },
  RegistrationForm: { hotTags: upTo(12) },
  ReviewConnection: { distribution: upTo(5) },
  Sharing: { prizes: upTo(10) },
  Supplier: {
    categories: usually(5, 50),
    certificates: usually(3, 50),
    stands: usually(3, 50),
    verifications: upTo(3),
  },
  SupplierEdge: { products: upTo(4) },
  SupplierUser: {
    cardRequests: usually(20, 500),
    cardShares: usually(20, 500),
    quotationTemplates: upTo(20),
    savedCards: usually(20, 500),
    sessions: usually(10, 100),
    stands: usually(5, 50),
    upcomingMeetings: usually(3, upcomingMeetingsMaxCount),
  },
  VariantOffer: { ladder: usually(4, 10) },
  TicketByLink: { messages: usually(5, 200) },
  TicketConversation: { messages: usually(5, 200), notes: usually(3, 100) },
  Translations: { messages: usually(100, 2_000) },
  UnansweredRfq: { suppliers: usually(3, 100) },
};

/** The length of a list without a limit; undefined for one that is not listed. */
export function listLengthOf(type: string, field: string): ListLength | undefined {
  if (type.endsWith('Connection') && (field === 'nodes' || field === 'edges')) return one;
  return lengths[type]?.[field];
}
