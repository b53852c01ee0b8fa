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
const categories: Calls = { ...shared, loader: 'categories' };

const fields: Readonly<Record<string, Readonly<Record<string, Calls>>>> = {
  Query: {
    article: two,
    banners: one,
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
  Subscription: { organisedExhibitionChanged: one, productOfferChanged: one },
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
  Supplier: { categories, products: one, responsiveness: { batch: 100 } },
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
  },
  FollowedProductConnection: { nodes: details },
  FollowedSupplierConnection: { nodes: supplier },
  FollowedExhibitorConnection: { nodes: exhibitors },
  FollowedProductEdge: { node: details },
  FollowedSupplierEdge: { node: supplier },
  Visit: { exhibitor: exhibitors },
  FollowedExhibitorEdge: { node: exhibitors },
  SupplierUser: { supplier, state: one, stands: one, cardRequests: one, leads: one },
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
  PasswordChanged: { viewer: one },
};

/** @param last the argument `last`: the end of a list is known by its length, which is a call before. */
export function callsOf(type: string, field: string, last: unknown): Calls {
  // The longest way is a registration: checks, the account, the end of the earlier session.
  if (type === 'Mutation') return { each: 3 };
  const calls = fields[type]?.[field] ?? none;
  return typeof last === 'number' && calls.each === 1 ? two : calls;
}
