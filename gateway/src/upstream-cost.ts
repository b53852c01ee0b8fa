// The upstream calls that a field makes, for the cost of an operation. Fields that are not listed make none.
type Calls = {
  /** Fields of one selection with the same loader share their call. */
  readonly loader?: string;
  /** Calls for each item that has the field. */
  readonly each?: number;
  /** One call for so many items. */
  readonly batch?: number;
};

const none: Calls = {};
const one: Calls = { each: 1 };
const two: Calls = { each: 2 };
/** One for the whole operation. */
const shared: Calls = { batch: Number.POSITIVE_INFINITY };
const supplier: Calls = { batch: 100 };
const details: Calls = { batch: 100, loader: 'goodsList' };
const exhibitors: Calls = { batch: 100, loader: 'getExhibitors' };
const discounts: Calls = { ...shared, loader: 'queryDiscount' };
const categories: Calls = { ...shared, loader: 'categories' };

const fields: Readonly<Record<string, Readonly<Record<string, Calls>>>> = {
  Query: {
    article: two,
    banners: one,
    cartLines: one,
    categories,
    category: categories,
    categoryNamed: categories,
    supplierCard: one,
    currentExhibition: one,
    eshow: one,
    exhibition: one,
    exhibitions: one,
    fairPage: one,
    helpTopics: one,
    product: details,
    products: details,
    recommendedExhibitions: one,
    rfqOptions: { each: 3 },
    searchProducts: one,
    // Their suppliers are a second call.
    searchSuppliers: two,
    searchSuggestions: one,
    sites: one,
    supplier,
    tradeServices: one,
    translations: one,
    viewer: shared,
  },
  Subscription: {
    deskChanged: one,
    inboxChanged: one,
    organisedExhibitionChanged: one,
    productOfferChanged: one,
  },
  Product: {
    description: details,
    pictures: details,
    offer: details,
    attributes: details,
    certificates: details,
    hsCode: details,
    port: details,
    shipmentTerms: details,
    paymentTerms: details,
    samples: details,
    weight: details,
    carton: details,
    tags: details,
    category: categories,
    supplier,
    similar: { batch: 50 },
    priceGuide: one,
    reviews: one,
  },
  Supplier: { categories, products: one, responsiveness: { batch: 100 }, stands: one },
  BannerTarget: { category: categories },
  Registration: { badge: one },
  Exhibition: {
    halls: one,
    exhibitors: one,
    exhibitor: exhibitors,
    hallPlan: one,
    sessions: one,
    news: one,
    lottery: one,
    sharing: one,
    products: one,
    registrationForm: one,
  },
  RfqOptions: { categories },
  Rfq: { category: categories, product: details },
  RfqSupplier: { supplier },
  SupplierRfq: { category: categories, product: details },
  Quotation: { supplier, product: details },
  CompletedRegistration: { buyer: one },
  FairFloor: { category: categories, products: one },
  Exhibitor: { supplier, category: categories, exhibition: one },
  Lottery: { spins: one },
  Buyer: {
    badges: one,
    lotterySpin: one,
    sharing: one,
    prizeClaims: one,
    sessions: one,
    mailSettings: one,
    cart: one,
    followedProducts: one,
    followedProductIds: one,
    followedSuppliers: one,
    followedSupplierIds: one,
    businessCard: one,
    savedCards: one,
    cardShares: one,
    cardRequests: one,
    isVip: one,
    registration: one,
    registrationId: one,
    registrationData: one,
    followedExhibitors: one,
    followedExhibitorIds: one,
    visits: one,
    inbox: one,
    conversation: one,
    chat: one,
    upcomingMeetings: one,
    rfqs: one,
    rfq: one,
    quotation: one,
    missingContactFields: one,
  },
  Cart: { totals: discounts },
  CartLine: { discount: discounts },
  FollowedProductConnection: { nodes: details },
  FollowedSupplierConnection: { nodes: supplier },
  FollowedExhibitorConnection: { nodes: exhibitors },
  FollowedProductEdge: { node: details },
  FollowedSupplierEdge: { node: supplier },
  Visit: { exhibitor: exhibitors },
  FollowedExhibitorEdge: { node: exhibitors },
  SupplierUser: {
    supplier,
    state: one,
    stands: one,
    cardRequests: one,
    leads: one,
    inbox: one,
    conversation: one,
    upcomingMeetings: one,
    rfqs: one,
    rfq: one,
    quotationTemplates: one,
  },
  Conversation: {
    supplier,
    product: details,
    messages: one,
    enquiry: { batch: 100, loader: 'enquiries' },
    order: { batch: 100, loader: 'orders' },
    meeting: { batch: 100, loader: 'meetings' },
  },
  Meeting: { supplier, product: details },
  Enquiry: { supplier },
  EnquiryLine: { product: details },
  Order: { supplier },
  OrderLine: { product: details },
  OrganiserUser: { exhibitions: one, exhibition: one, sessions: one },
  OrganisedExhibition: {
    exhibitors: one,
    registrations: one,
    registrationDays: one,
    standRequests: one,
    prizeClaims: one,
    checkIns: one,
  },
  NumberCheck: { supplier, certificates: one, badges: one },
  HeldCertificate: { supplier },
  ExhibitionBadge: { supplier },
  SignedIn: { viewer: one },
  SupplierSignedIn: { viewer: one },
  OrganiserSignedIn: { viewer: one },
  OperatorSignedIn: { viewer: one },
  OperatorUser: {
    sessions: one,
    operators: one,
    desk: one,
    tickets: one,
    conversation: one,
    unansweredEnquiries: one,
    unansweredRfqs: one,
    invitations: one,
  },
  DeskTicket: { product: details, supplier },
  UnansweredEnquiry: { supplier },
  UnansweredRfq: { category: categories },
  UnansweredRfqSupplier: { supplier },
  SentInvitation: { supplier },
  PasswordChanged: { viewer: one },
};

/** @param last the argument `last`: the end of a list is known by its length, which is a call before. */
export function callsOf(type: string, field: string, last: unknown): Calls {
  // The longest way is a registration: checks, the account, the end of the earlier session.
  if (type === 'Mutation') return { each: 3 };
  const calls = fields[type]?.[field] ?? none;
  return typeof last === 'number' && calls.each === 1 ? two : calls;
}
