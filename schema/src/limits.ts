// §9 numbers (and those of §2, §3, §5 that are limits). Every name ends in its unit or says what it counts.

// Cart. §9 gives two readings: 10 on the client, 11 or more in the server's list. Both forbid the eleventh product.
export const cartMaxProducts = 10; // §8, §9: a cart of 10 accepts no more
export const cartServerRefusesFromProducts = 11; // §9: a server list of 11 or more is over the limit
/** Lines that are priced or merged at once: a list from elsewhere may be over the limit of a cart. */
export const cartLinesMaxCount = 24;
/** A token with products from a partner's site: its length, and how long it works at most. */
export const cartTokenMaxCharacters = 4_000;
export const cartTokenTtlMs = 86_400_000;

// Tags, keywords, text
export const tagSearchMaxResults = 99; // §5, §9: newer picker
export const tagSearchOlderMaxResults = 10; // §5, §9: older picker
export const tagMaxCount = 10; // §5, §9
export const tagCodeMaxCharacters = 60; // ours: §5 sets no limit
export const keywordMaxCharacters = 200; // §5, §9
/** A note of a visitor of a fair to oneself. */
export const visitNoteMaxCharacters = 500;
export const emailMaxCharacters = 100; // §5, §9
export const emailDomainMinCharacters = 4; // §5
export const emailDomainMaxCharacters = 256; // §5
export const passwordMinCharacters = 6; // §5, §9: on registration only
export const passwordMaxCharacters = 20; // §5, §9
export const slugMaxCharacters = 50; // §2.1, without the closing underscore

// Chat
/** A message of a chat between a buyer and a supplier. */
export const chatMessageMaxCharacters = 400; // §9
export const chatMessagePollMs = 10_000; // §9: 10, read as seconds
export const chatListPollMs = 60_000; // §9: 60, read as seconds
export const chatWidgetBottomPx = 0; // §9
export const chatWidgetRightPx = 40; // §9
export const chatReopenMs = 2_000; // §4, §9
export const chatStreamPrefixCharacters = 5; // §7.4: 'data:' before each line's JSON

// Messages to our team, and numbers to verify: §2.2 sets no limits; these are ours
export const ticketNameMaxCharacters = 100;
export const ticketMessageMinCharacters = 10;
export const ticketMessageMaxCharacters = 2_000;
export const verifyNumberMaxCharacters = 60;

// Files that people attach: §7.2 and §7.3 set no limits; these are ours
export const fileMaxBytes = 10_000_000;
/** The files of one message, enquiry, RFQ or quotation. */
export const attachmentsMaxCount = 5;
export const fileNameMaxCharacters = 120;
/** Pixels of a picture that is sent; a larger one takes too much memory to open. */
export const pictureMaxPixels = 50_000_000;
/** The longer side of a stored picture and of its preview. */
export const pictureSideMaxPixels = 4_096;
export const previewSideMaxPixels = 480;
/** What one person sends in a day. */
export const fileDayMaxBytes = 200_000_000;
/** How long a credential accepts its file. */
export const fileCredentialTtlMs = 3_600_000;
/** Files that nothing is attached to are deleted after this time. */
export const fileUnattachedMs = 86_400_000;
/** The address of a file works for this time at least, and twice as long at most. */
export const fileAddressTtlMs = 3_600_000;
/** A client may take this time to send a file. */
export const fileSendMs = 300_000;

// Conversations of messages: ours
export const messageMaxCharacters = 2_000;
/** What somebody says about a conversation that they report. */
export const reportMaxCharacters = 1_000;
/** The most conversations or messages of a page of them. */
export const messagesPageMaxCount = 50;

// Enquiries: ours. A full cart fits, whether its products are of one supplier or of ten
export const enquiriesMaxCount = 10;
export const enquiryLinesMaxCount = 10;
export const enquiryMaxCharacters = { name: 100, companyName: 200, phone: 40 } as const;

// A buyer's company profile: §3 sets no limits; these are ours
export const purchaseTextMaxCharacters = { contactName: 100, companyName: 200, companyWebsite: 200 } as const;
/** §2.4 A business card, and the note on a received one. */
export const cardTextMaxCharacters = {
  name: 100,
  company: 200,
  jobTitle: 100,
  phone: 40,
  website: 200,
} as const;
/** The news of an exhibition that are shown: the latest ones. */
export const exhibitionNewsMaxCount = 20;
export const cardNoteMaxCharacters = 1_000;
/** A card as a phone shows it: an SD-JWT with the disclosed fields. */
export const signedCardMaxCharacters = 8_000;
/** The cards that a buyer keeps; a phone can read all of them offline. */
export const savedCardsMaxCount = 500;

/** Scans of badges that a device sends at once: check-ins at a gate, leads of an exhibitor. */
export const scansMaxCount = 100;
/** Leads that a device sends at once: with the longest notes in any script they fit into a request of 64 KB. */
export const leadsAtOnceMaxCount = 12;
/** The name of a device at a gate. */
export const gateMaxCharacters = 40;
/** A scan's time and the clock's difference are right within this time; a greater difference is reported. */
export const clockToleranceMs = 600_000;
/** An exhibitor's note on a lead. */
export const leadNoteMaxCharacters = 1_000;

// Codes that prove an email or a phone number (§7.3): ours; they work for `verificationTtlMs`.
export const verificationCodeCharacters = 6;
export const verificationGuessesMaxCount = 5;
/** The most codes whose proof a registration carries. */
export const verificationsMaxCount = 4;

/** Tracking ids of a visit (§3), as an advertiser's address has them: §3 sets no limit; this one is ours. */
export const trackingIdMaxCharacters = 200;
/** A device asks for news of each stored badge once in this time; revocations come by a list. */
export const badgeNewsMs = 3_600_000;
/** An organiser who sends a badge again within this time sends no second copy: the first one is on its way. */
export const badgeSentAgainMs = 300_000;
/** The secret in the link of a mail. */
export const linkSecretMaxCharacters = 200;
// Names of halls and stands of an imported fair: the specification sets no limits; these are ours
export const hallMaxCharacters = 10;
export const standMaxCharacters = 20;

// Prizes and requests for stands: §2.5 sets no limits; these are ours
export const prizeClaimMaxCharacters = { name: 100, phone: 30, address: 500 } as const;
export const standRequestMaxCharacters = {
  companyName: 200,
  contactName: 100,
  phone: 30,
  products: 500,
  hall: 20,
  message: 2_000,
} as const;

// RFQs and quotations: §7.3 sets no limits; these are ours
export const rfqMaxCharacters = {
  description: 3_000,
  contactName: 100,
  companyName: 200,
  phone: 30,
} as const;
/** Suppliers that a buyer chooses for one RFQ. */
export const rfqSuppliersMaxCount = 20;
/** How long an RFQ takes quotations: by default, and at most. */
export const rfqDays = { usual: 30, most: 90 } as const;
export const quotationMaxCharacters = { port: 100, note: 3_000, reason: 500, templateName: 80 } as const;
export const quotationTiersMaxCount = 6;
export const quotationMostDays = { lead: 365, valid: 180 } as const;
export const quotationTemplatesMaxCount = 20;
// Orders: ours
export const orderMaxCharacters = {
  contactName: 100,
  companyName: 200,
  phone: 40,
  address: 500,
  reason: 500,
  carrier: 80,
  trackingNumber: 80,
} as const;
/** How long a proforma invoice is valid, from the confirmation; that of a quotation has the quotation's last day. */
export const proformaInvoiceDays = 30;

// Meetings: §7.3 sets no limits; these are ours
export const meetingMaxCharacters = { topic: 120, videoUrl: 500, reason: 500, timeZone: 60 } as const;
/** Times that one side proposes at once. */
export const meetingTimesMaxCount = 3;
/** How far ahead a meeting may be. */
export const meetingMostDays = 180;
/** Meetings that are shown as coming ones. */
export const upcomingMeetingsMaxCount = 20;
/** What organisers write about requests, claims and badges. */
export const organiserTextMaxCharacters = { note: 1_000, reason: 300 } as const;
/** What operators write: an answer to a person, and a note for each other. */
export const operatorTextMaxCharacters = { answer: 5_000, note: 2_000 } as const;
export const ticketReplyMaxCharacters = 2_000;
/** How long the link in an answer leads to its ticket. */
export const ticketLinkDays = 180;
/** How long a person may accept an invitation. */
export const invitationDays = 7;
/** After how many hours without an answer an enquiry or an RFQ is on the desk, and how often the supplier of an enquiry is reminded. */
export const unansweredHours = 24;
export const reminderMs = 86_400_000;
/** Square metres of a stand. */
export const standSizeMaxUnits = 1_000;

/** The attempts in a window; a missing part is not limited. */
export type AttemptLimit = {
  readonly windowSeconds: number;
  readonly account: number;
  readonly visitor?: number;
  readonly ip?: number;
};

// Attempt limits for calls that can guess a secret or send spam: the specification sets none; these are ours. Each
// limits the attempts in a window from the first, by account (an email or a link), visitor (the id that a browser
// sends) and IP address, which a whole office may share. Both halves count: the gateway by account and address, for
// all services; the embedded services also by visitor, across gateways and restarts.
export const attemptsMaxCount = {
  login: { windowSeconds: 900, account: 10, visitor: 30, ip: 60 },
  /**
   * A login in a browser that logged in to this account before; `account` means the account in this browser. These
   * attempts count for nothing else, so wrong passwords from elsewhere do not lock the owner out.
   */
  knownDevice: { windowSeconds: 900, account: 10 },
  /** The password of a signed-in person: failed logins by others must not block its change. */
  ownPassword: { windowSeconds: 900, account: 10, visitor: 30, ip: 60 },
  memberCheck: { windowSeconds: 600, account: 20, visitor: 100, ip: 100 },
  register: { windowSeconds: 3_600, account: 5, visitor: 20, ip: 30 },
  resetLink: { windowSeconds: 3_600, account: 5, visitor: 10, ip: 20 },
  /** Secrets from mails and addresses. */
  oneTimeToken: { windowSeconds: 900, account: 10, visitor: 30, ip: 30 },
  /** Messages to our team, by email: more are from a program. */
  ticket: { windowSeconds: 3_600, account: 20, visitor: 20, ip: 60 },
  /** Submissions of enquiries, by buyer: each sends mails to suppliers. */
  enquiry: { windowSeconds: 3_600, account: 30, visitor: 30, ip: 300 },
  /** Tickets by the link of a mail, which nobody guesses; `account` is the link. */
  ticketLink: { windowSeconds: 900, account: 120, visitor: 240, ip: 600 },
  /** Invitations that an operator sends: each sends a mail to a person who has not asked for it. */
  invitation: { windowSeconds: 3_600, account: 60 },
  /** Messages in conversations, by account. */
  message: { windowSeconds: 3_600, account: 120 },
  /** Registrations for exhibitions, by email: each further one sends a mail. */
  preRegister: { windowSeconds: 3_600, account: 10, visitor: 30, ip: 300 },
  /** Questions whether an email is registered for an exhibition. */
  checkReg: { windowSeconds: 600, account: 20, visitor: 60, ip: 200 },
  badgeMail: { windowSeconds: 3_600, account: 5, visitor: 10, ip: 60 },
  /** Codes to an email or a phone number: each costs money, and may reach somebody who did not ask for it. */
  sendCode: { windowSeconds: 3_600, account: 5, visitor: 15, ip: 60 },
  /** The wait before the next code to the same address. */
  sendCodeAgain: { windowSeconds: 60, account: 1 },
  /** Guesses of codes; `account` is one code. */
  checkCode: { windowSeconds: 900, account: 10, visitor: 30, ip: 100 },
  /** Requests for stands, by email. */
  bookStand: { windowSeconds: 3_600, account: 5, visitor: 10, ip: 30 },
  /** RFQs of a buyer, or of a guest's email. */
  rfq: { windowSeconds: 3_600, account: 20, visitor: 30, ip: 60 },
  /** Mails to a supplier about changes to one RFQ: a buyer may correct it several times in a row. */
  rfqChangeMail: { windowSeconds: 3_600, account: 1 },
  /** Quotations of a supplier's account. */
  quotation: { windowSeconds: 3_600, account: 60, visitor: 90, ip: 120 },
  /** Orders of a buyer: each sends mails to the supplier. */
  order: { windowSeconds: 3_600, account: 30, visitor: 30, ip: 300 },
  /** Requests for meetings, by buyer: each sends mails to a supplier. */
  meeting: { windowSeconds: 3_600, account: 20, visitor: 30, ip: 300 },
  /** What a side does with its meetings: proposals, answers and links. Each sends a mail. */
  meetingChange: { windowSeconds: 3_600, account: 60 },
  /** Files: requests for a place to store one. */
  uploadFile: { windowSeconds: 3_600, account: 100, visitor: 100, ip: 600 },
  // Counted by the gateway only:
  /** Badges and passes by the link of a mail, which cannot be guessed: a whole hall opens them behind one address. */
  badgeLink: { windowSeconds: 900, account: 20, ip: 3_000 },
  /** Passes of a signed-in buyer: a signature takes milliseconds of a core. */
  walletPass: { windowSeconds: 900, account: 20, ip: 1_000 },
  /** Proforma invoices: drawing one takes part of a second of a core. */
  proformaInvoice: { windowSeconds: 900, account: 30, ip: 300 },
  /** Fairs published or hidden by an organiser: each change renews the search index. */
  publishExhibition: { windowSeconds: 3_600, account: 20, ip: 100 },
  verifyEmail: { windowSeconds: 600, account: 20, ip: 100 },
  provider: { windowSeconds: 900, account: 10, ip: 60 },
  /** Batches of analytics events; `account` is the id that a browser made for its visitor. */
  events: { windowSeconds: 600, account: 200, ip: 2_000 },
  /** What they may fill in a day, in units of 1,024 characters: a visitor, an address, and all visitors together. */
  eventKilobytes: { windowSeconds: 86_400, account: 5_000, ip: 100_000 },
  eventKilobytesOfAll: { windowSeconds: 86_400, account: 2_000_000 },
  /** Megabytes of files in a day: a visitor, and an address, which a whole hall may share. */
  uploadMegabytes: { windowSeconds: 86_400, account: 300, ip: 3_000 },
} as const satisfies Record<string, AttemptLimit>;

/**
 * How many attempts one IP address has in the window of a limit; undefined for any number. Visitors of a fair may share the address
 * of its hotel or hall, so a setting raises the number of registrations: of new accounts, and of those for exhibitions.
 */
export function addressMaxCount(
  name: keyof typeof attemptsMaxCount,
  registrationsPerAddress: number = attemptsMaxCount.register.ip,
): number | undefined {
  const { ip }: AttemptLimit = attemptsMaxCount[name];
  if (name === 'register') return registrationsPerAddress;
  return name === 'preRegister' && ip !== undefined ? Math.max(ip, registrationsPerAddress) : ip;
}

/** The most browsers in which an account is known; above that the longest unused is forgotten. */
export const knownDevicesMaxCount = 50;
export const knownDeviceDays = 365;

/** How long a service knows what was written with an idempotency key. */
export const idempotencyKeyDays = 7;

// Quantities: §5 requires positive integers without a limit; this one, nine digits, is ours
export const quantityMaxUnits = 999_999_999;

// Timings of the interface
export const pickerAutoFocusMs = 200; // §9
export const submitLoadingDelayMs = 100; // §4, §9
export const modalCloseDelayMs = 200; // §4, §9
export const promoPopupDelayMs = 3_000; // §4, §9
export const toastMs = 5_000; // §8, §9
export const toastDedupeMs = 3_000; // §8, §9
export const storageClearThrottleMs = 1_000; // §9
export const cartShrinkMs = 150; // §2.8
export const cartFlightMs = 450; // §2.8

// Timings of calls
export const emailVerifyTimeoutMs = 3_000; // §5, §9
export const httpTimeoutBrowserMs = 30_000; // §9
export const httpTimeoutServerMs = 8_888; // §9

// Sessions and cookies
export const loginTokenDays = 30; // §4, §9
export const loginTokenTtlMs = loginTokenDays * 86_400_000; // §4, §9
export const languageCookieDays = 3_650; // §9: about 10 years
export const consentCookieDays = 182; // §9
export const consentRevisionNumber = 0; // §9

// Caches
export const pageTtlMs = 3_600_000; // §2, §9: 1 hour
export const resultTtlMs = 10_000; // §4, §9: the default for a reused result
export const websiteTtlMs = 60_000; // §7.3, §9
/** An exhibition as a whole, for devices that store it: they update it once a day. */
export const pocketTtlMs = 300_000;
export const memberCheckTtlMs = 60_000; // §7.2, §9: per email
export const preRegistrationCheckTtlMs = 256; // §7.3, §9
export const verificationTtlMs = 2_160_000; // §5, §9: 36 minutes
export const industryTagsTtlMs = 900_000; // §9: 15 minutes
export const newArrivalsTtlMs = 86_400_000; // §9: 1 day

// Layout
export const lazyImageThresholdRatio = 0.01; // §9
export const lazyImageMarginHeightRatio = 1 / 3; // §9: vertical margin, of the window's height
export const lazyImageMarginPx = 512; // §9: horizontal margin
export const modalTopVh = 20; // §9
export const loginModalWidthPx = 1_041; // §2.8
export const mobileViewportMinPx = 375; // §2.8, §9
export const headerDesktopPx = 80; // §2.8
export const headerMobilePx = 44; // §2.8

// An exhibition: these are ours. An import takes as many exhibitors as a device stores
export const exhibitionExhibitorsMaxCount = 5_000;
export const pocketProductsMaxCount = 1_200;
/** Products of an exhibition that a pack chooses from, evenly for each exhibitor. */
export const pocketProductsReadMaxCount = 6_000;

// What a buyer chooses of a product, and the combinations that a supplier makes.
export const productOptionsMaxCount = 3;
export const productVariantsMaxCount = 100;
