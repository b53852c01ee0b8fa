// All values of an answer's `code` (§7.1, §8), as the services write them. The gateway has its own list; the golden
// files check both.

/** §7.1 by dialect: blade, and the device and generic ones. */
export const successCode = { blade: 200, device: 0 } as const;
export const invalidTokenCode = { blade: 401, device: 100_001 } as const;

/** Faults of the request or the service; they are also the HTTP status. */
export const faultCodes = {
  malformed: 400,
  forbidden: 403,
  unknown: 404,
  conflict: 409,
  tooLarge: 413,
  fault: 500,
  busy: 503,
} as const;

/** Failures under HTTP 200, grouped by the HTTP status that they resemble. */
export const failureCodes = {
  notFound: 404,
  disposableMailbox: 40_001,
  invalidPhone: 40_021,
  fileRefused: 40_041,
  fileGone: 40_042,
  textTooLong: 40_043,
  invalidCard: 40_061,
  emptyCard: 40_062,
  invalidCartToken: 40_063,
  wrongPassword: 40_101,
  tokenUsed: 40_102,
  linkUsed: 40_103,
  noPasswordYet: 40_104,
  wrongCode: 40_121,
  codeExpired: 40_122,
  emailExists: 40_901,
  supplierEmail: 40_902,
  emailUnverified: 40_903,
  keyUsed: 40_904,
  tooManyCards: 40_961,
  cartFull: 40_962,
  priceChanged: 40_971,
  belowMinimum: 40_972,
  outOfStock: 40_973,
  orderChanged: 40_974,
  blocked: 40_975,
  tooManyAttempts: 42_901,
} as const;
