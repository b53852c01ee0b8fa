// §3 enumerations: wire values under the names of the code.

/** §3 user types. */
export const userTypes = { buyer: 2, supplier: 3 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

/**
 * §7.3 querySupplierState, which lists no values: what buyers find of the company of the signed-in supplier. Nothing,
 * because it is no longer listed; the company and its products; or only the company, because it has no products.
 */
export const supplierStates = { removed: 0, listed: 1, withoutProducts: 2 } as const;
export type SupplierState = keyof typeof supplierStates;

/** §3, §9 who speaks in a buyer–supplier chat. */
export const chatMemberTypes = { operator: 1, buyer: 2, supplier: 3 } as const;
export type ChatMemberType = (typeof chatMemberTypes)[keyof typeof chatMemberTypes];

/** §3 assistant chat: who the session belongs to, who wrote a message. */
export const chatUserTypes = ['account', 'visitor'] as const;
export type ChatUserType = (typeof chatUserTypes)[number];
export const chatRoles = ['user', 'robot', 'error'] as const;
export type ChatRole = (typeof chatRoles)[number];
export const defaultChatType = 'general'; // §3 effectiveChatType

/** §7.4 which agent answers: below 1 FastGPT, otherwise DuShi. */
export const chatAgentCodes = { fastGpt: 'FastGptRfqAgent', duShi: 'DuShiRfqAgent' } as const;

/** §3 sites: 999 is the international site; static data (§7.3) defaults to site 1001 in English. */
export const internationalSiteId = '999';
export const staticDataSiteId = '1001';
export const staticDataLanguage = 'en';

/** §3 industry exhibition types: the wire key (its odd capitals are the wire's) and the short code of §2.6. */
export const industries = [
  { key: 'newenergy', code: 'PNE', name: 'Renewable energy' },
  { key: 'machinex', code: 'MACH', name: 'Machinery' },
  { key: 'HOMElIFE', code: 'HL', name: 'Home life' },
  { key: 'JPE', code: 'JPE', name: 'Pets' },
  { key: 'BDE', code: 'BDE', name: 'Building' },
  { key: 'INTEX', code: 'TEX', name: 'Textile' },
  { key: 'ABCM', code: 'ABC', name: 'Maternity and children' },
  { key: 'AES', code: 'AES', name: 'Consumer electronics and appliances' },
  { key: 'javme', code: 'JAVME', name: 'Stage audio' },
  { key: 'DeFuExpo', code: 'DEFU', name: 'Decoration' },
] as const;
export type IndustryKey = (typeof industries)[number]['key'];
export type IndustryCode = (typeof industries)[number]['code'];
export const industryCodes: readonly IndustryCode[] = industries.map((industry) => industry.code);

/** §3 buyer business types. */
export const businessTypes = [
  'manufacturer',
  'distributor',
  'retailer',
  'supermarket',
  'ecommerce',
  'contract',
  'logistics',
  'consulting',
  'media',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

/**
 * Business types of suppliers: the value of the API and its word on the wire. `OTHER` is a type in the supplier's own
 * words.
 */
export const supplierBusinessTypes = {
  MANUFACTURER: 'manufacturer',
  MANUFACTURER_TRADER: 'manufacturerTrader',
  OEM_FACTORY: 'oemFactory',
  TRADING_COMPANY: 'tradingCompany',
  WHOLESALER: 'wholesaler',
  OTHER: 'other',
} as const;
export type SupplierBusinessType = keyof typeof supplierBusinessTypes;

/** §7.3 searchGoods counts prices by these: US dollars of one unit, the upper bound exclusive, the last without one. */
export const priceBands = ['0-5', '5-20', '20-100', '100-500', '500-'] as const;
export type PriceBand = (typeof priceBands)[number];

/** §3 pre-registration purposes; maternity has four more. */
export const purposes = ['procure', 'conduct', 'gain', 'innovative', 'learn', 'seek'] as const;
export const maternityPurposes = ['prepare', 'meeting', 'collect', 'search'] as const;
export type Purpose = (typeof purposes)[number] | (typeof maternityPurposes)[number];

/** §3 the purposes a form of this industry offers, in order. */
export function purposesOf(industry?: IndustryCode): readonly Purpose[] {
  return industry === 'ABC' ? [...purposes, ...maternityPurposes] : purposes;
}

/** §3 job titles; textile has the design department too, home and pets have no technical. */
export const jobTitles = [
  'business-development',
  'business-owner',
  'ceo',
  'public-relations',
  'purchasing',
  'director',
  'technical',
  'other',
] as const;
export type JobTitle = (typeof jobTitles)[number] | 'design-department';

/** §3 the job titles a form of this industry offers, in order; 'other' stays last. */
export function jobTitlesOf(industry?: IndustryCode): readonly JobTitle[] {
  switch (industry) {
    case 'TEX':
      return [...jobTitles.slice(0, -1), 'design-department', 'other'];
    case 'HL':
    case 'JPE':
      return jobTitles.filter((title) => title !== 'technical');
    default:
      return jobTitles;
  }
}

/** §7.3 How a code reaches a person: by email, by SMS to a mobile number, or by WhatsApp. */
export const verificationChannels = ['email', 'mobile', 'whatsapp'] as const;
export type VerificationChannel = (typeof verificationChannels)[number];

/** §3 registration source codes 1 to 11. */
export const registrationSources = {
  preRegistration: 1,
  organicTraffic: 2,
  inquiry: 3,
  whatsapp: 4,
  organicProductConversion: 5,
  organicIndustryOperation: 6,
  rfqCollectionMail: 7,
  ai: 8,
  groundPromotion: 9,
  crmImport: 10,
  preRegistrationAssociation: 11,
} as const;
export type RegistrationSource = (typeof registrationSources)[keyof typeof registrationSources];

/** §3 exhibition status, lifecycle one. */
export const exhibitionPhases = { coming: 0, opening: 1, completed: 2 } as const;
export type ExhibitionPhase = (typeof exhibitionPhases)[keyof typeof exhibitionPhases];

/** §3 exhibition status, lifecycle two. */
export const exhibitionStages = {
  unpublished: 0,
  notStarted: 1,
  preShow: 2,
  duringShow: 3,
  postShow: 4,
  ended: 5,
} as const;
export type ExhibitionStage = (typeof exhibitionStages)[keyof typeof exhibitionStages];

/** What the sessions of an exhibition's agenda are. */
export const sessionKinds = [
  'ceremony',
  'seminar',
  'panel',
  'workshop',
  'demonstration',
  'matchmaking',
  'tour',
] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** §3 traffic-light colours. */
export const trafficLights = ['red', 'yellow', 'green'] as const;
export type TrafficLight = (typeof trafficLights)[number];

/** §3 entity kinds. */
export const entityKinds = ['PRODUCT', 'SUPPLIER'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** §3 channel types, which are also the exhibition types of §2.5. */
export const channelTypes = ['expo', 'aff', 'chinahomelife', 'chinashop', 'sports', 'meits'] as const;
export type ChannelType = (typeof channelTypes)[number];

/** §2.2, §2.8 social sign-in. */
export const oauthPlatforms = ['linkedin', 'facebook', 'google'] as const;
export type OauthPlatform = (typeof oauthPlatforms)[number];
export const oauthPlatformNames: Readonly<Record<OauthPlatform, string>> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  google: 'Google',
};

/**
 * Why a sign-in through a provider failed: the person cancelled; it took too long or began in another browser; the
 * provider did not answer; it gave no email; the email has an account that the provider cannot prove is theirs; the
 * account is a supplier's; too many attempts.
 */
export const oauthFailures = [
  'cancelled',
  'expired',
  'unavailable',
  'no-email',
  'unproven',
  'supplier',
  'too-often',
] as const;
export type OauthFailure = (typeof oauthFailures)[number];

/** §4 origins of a token; the last two are ours: social sign-in, and a token from the address. */
export const tokenOrigins = ['login', 'login-simple', 'register', 'oauth', 'ac'] as const;
export type TokenOrigin = (typeof tokenOrigins)[number];

/** §4 tasks that wait for a login. */
export const loginTasks = ['cart', 'rfq', 'meeting'] as const;
export type LoginTask = (typeof loginTasks)[number];

/** §4 promotion page versions: 1 old, 11 new, 9 and 10. */
export const promotionVersions = [1, 9, 10, 11] as const;
export type PromotionVersion = (typeof promotionVersions)[number];

/** §7.2 updateCartProductIdList. */
export const cartOperations = { add: 1, remove: 2 } as const;
export type CartOperation = (typeof cartOperations)[keyof typeof cartOperations];

/** §9 cookie consent: required in these countries only (ISO 3166-1); elsewhere recorded as accept. */
export const consentCookieName = 'cc_cookie';
export const consentCountries = ['DE', 'PL'] as const;
export const consentCategories = ['necessary', 'analytics'] as const; // §4: necessary is always on
export type ConsentCategory = (typeof consentCategories)[number];
export const consentResults = ['accept', 'reject'] as const;
export type ConsentResult = (typeof consentResults)[number];

/** Topics of a message to our team (§2.2 `/customer-service`); `services` is chosen on `/frontpage`. */
export const ticketTopics = [
  'buying',
  'suppliers',
  'quotations',
  'fairs',
  'account',
  'privacy',
  'services',
  'site',
] as const;
export type TicketTopic = (typeof ticketTopics)[number];
/** `assigned`: an operator looks after it; `answered`: our team wrote last. What the person writes then opens it again. */
export const ticketStates = ['open', 'assigned', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** §2.4 The fields of a business card; each is disclosed with a consent of its own. */
export const cardFields = [
  'name',
  'company',
  'jobTitle',
  'email',
  'phone',
  'countryCode',
  'website',
] as const;
export type CardField = (typeof cardFields)[number];

// §7.3 Who received which details of a buyer, and through what.
export const contactDetails = [
  'name',
  'company',
  'job-title',
  'email',
  'phone',
  'whatsapp',
  'country',
  'address',
  'website',
] as const;
export const contactRecipients = ['supplier', 'organiser', 'person', 'team'] as const;
export const disclosureKinds = [
  'enquiry',
  'rfq',
  'quotation',
  'message',
  'chat',
  'order',
  'meeting',
  'card',
  'card-receipt',
  'card-request',
  'badge-scan',
  'registration',
  'stand-request',
  'prize-claim',
  'ticket',
] as const;
export type ContactDetail = (typeof contactDetails)[number];
export type ContactRecipient = (typeof contactRecipients)[number];
export type DisclosureKind = (typeof disclosureKinds)[number];

/** §2.5 The events of an exhibition at which buyers win prizes. */
export const prizeEvents = ['lottery', 'sharing'] as const;

/** The state of a registration's badge, by which an organiser filters. */
export const registrationStates = ['valid', 'revoked', 'checked-in'] as const;
export type RegistrationState = (typeof registrationStates)[number];

// What an organiser has done with what visitors send. Nothing yet: it is open.
export const standRequestStates = ['open', 'answered', 'closed'] as const;
export type StandRequestState = (typeof standRequestStates)[number];
export const prizeClaimStates = ['open', 'handed-over', 'refused'] as const;
export type PrizeClaimState = (typeof prizeClaimStates)[number];

/** Who takes part in sourcing. A guest is a visitor without an account. */
export const partyKinds = ['buyer', 'supplier', 'operator', 'guest'] as const;
export type PartyKind = (typeof partyKinds)[number];
/** What a conversation of messages is about. */
export const conversationKinds = ['enquiry', 'rfq', 'meeting', 'order', 'chat', 'ticket'] as const;
export type ConversationKind = (typeof conversationKinds)[number];
/** Why somebody reports a conversation to our team. */
export const reportReasons = ['spam', 'fraud', 'abuse', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
/** What an enquiry began with: §3 entity kinds, and the cart. */
export const enquirySubjects = ['product', 'supplier', 'cart'] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];
/** `answered`: the supplier has written; `closed`: by the buyer. */
export const enquiryStates = ['open', 'answered', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
/** What the buyer did with an RFQ. `awarded`: a quotation was accepted. An RFQ expires by its day, whatever its state. */
export const rfqStates = ['open', 'awarded', 'closed'] as const;
export type RfqState = (typeof rfqStates)[number];
/** What a supplier last did with an RFQ, for operators. */
export const rfqAnswers = ['quoted', 'declined', 'wrote', 'seen', 'waiting'] as const;
export type RfqAnswer = (typeof rfqAnswers)[number];
/** A quotation expires by its day, whatever its state. */
export const quotationStates = ['sent', 'withdrawn', 'replaced', 'accepted', 'declined'] as const;
export type QuotationState = (typeof quotationStates)[number];
/**
 * An order is `placed` by the buyer, `confirmed` or `refused` by the supplier, `shipped` by the supplier and `received` by the buyer.
 * `cancelled`: by the buyer before it was confirmed, or by the supplier before it was shipped.
 */
export const orderStates = ['placed', 'confirmed', 'refused', 'shipped', 'received', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** `proposed`: a side has proposed times and the other has not answered yet; `declined`: it has said no; `cancelled`: by either side. */
export const meetingStates = ['proposed', 'accepted', 'declined', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];
/** By a video link, or at the supplier's stand at an exhibition. */
export const meetingPlaces = ['video', 'stand'] as const;
export type MeetingPlace = (typeof meetingPlaces)[number];
/** How long a meeting may take, in minutes. */
export const meetingLengths = [15, 30, 45, 60] as const;
export type MeetingLength = (typeof meetingLengths)[number];

/** Why a file is not stored. `expired`: its credential was used or is too old; a new one can be requested. */
export const fileProblems = [
  'empty',
  'large',
  'type',
  'damaged',
  'pixels',
  'active',
  'protected',
  'encoding',
  'expired',
] as const;
export type FileProblem = (typeof fileProblems)[number];
