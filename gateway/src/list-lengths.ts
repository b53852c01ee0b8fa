// How long the lists are that no argument limits, for the cost of an operation (query-cost.ts). A test over the SDL finds a
// list that is missing here.

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
    visits: usually(20, 2_000),
  },
  CardShare: { receipts: usually(3, 100) },
  Category: { children: usually(10, 100), tags: usually(5, 100) },
  CheckedIn: { scans: upTo(100) },
  CheckIns: { today: upTo(24), latest: usually(20, 100) },
  Exhibition: { fairPages: upTo(10), halls: upTo(10), news: upTo(20), sessions: usually(10, 200) },
  Exhibitor: { pictures: upTo(10) },
  ExhibitorFacet: { values: usually(20, 100) },
  Facet: { values: usually(20, 100) },
  FairPage: { floors: upTo(12) },
  HallPlan: { stands: ofExhibition },
  HelpTopic: { questions: upTo(10) },
  InvalidInput: { fields: usually(3, 20) },
  Lead: { scans: usually(2, 100) },
  LeadsSaved: { leads: upTo(100) },
  Lottery: { prizes: upTo(10) },
  NumberCheck: { badges: usually(5, 100), certificates: usually(5, 100) },
  OrganisedExhibition: { registrationDays: usually(30, 100) },
  OrganisedRegistration: { categories: usually(3, 20), tags: usually(2, 10) },
  OrganiserUser: { exhibitions: usually(10, 50), sessions: usually(10, 100) },
  Product: {
    attributes: usually(6, 50),
    certificates: usually(3, 20),
    paymentTerms: usually(3, 20),
    pictures: usually(4, 20),
    samples: usually(3, 20),
    shipmentTerms: usually(3, 20),
    tags: usually(3, 20),
  },
  ProductOffer: { ladder: usually(4, 10) },
  RegistrationForm: { hotTags: upTo(12) },
  ReviewConnection: { distribution: upTo(5) },
  Sharing: { prizes: upTo(10) },
  Supplier: { categories: usually(5, 50), certificates: usually(3, 50), verifications: upTo(3) },
  SupplierEdge: { products: upTo(4) },
  SupplierUser: { cardRequests: usually(20, 500), sessions: usually(10, 100), stands: usually(5, 50) },
  Translations: { messages: usually(100, 2_000) },
};

/** The length of a list without a limit; undefined for one that is not listed. */
export function listLengthOf(type: string, field: string): ListLength | undefined {
  if (type.endsWith('Connection') && (field === 'nodes' || field === 'edges')) return one;
  return lengths[type]?.[field];
}
