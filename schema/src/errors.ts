// §8: the table of all errors that the gateway sends. The SDL's enum ErrorCode, the gateway's answers and the app's
// messages and reactions come from this table (docs/guide/add-an-error.md).
import type { ErrorEntry, ErrorRemedy, PersonError } from './error-entry.ts';
import { substitute } from './substitute.ts';

export const errors = {
  INVALID_TOKEN: {
    kind: 'fault',
    description: 'The token is unknown or has expired. The session has been cleared.',
    key: 'error.token.invalid',
    message: 'Maybe you signed in another place, please relogin again.',
    page: true,
    effect: 'log-out',
    remedy: 'session',
    status: 401,
  },
  SERVER_ERROR: {
    kind: 'fault',
    description:
      "The service behind the gateway failed. If `extensions.fromService` is true, `message` is the service's own message for the user.",
    key: 'error.server',
    message: 'server error',
    shown: 'Something went wrong on our side. Please try again later.',
    page: true,
    remedy: 'repair',
    status: 502,
  },
  NETWORK_ERROR: {
    kind: 'fault',
    description: 'The service behind the gateway could not be reached.',
    key: 'error.network',
    message: 'network error',
    shown: 'This service couldn’t be reached. Please try again in a moment.',
    page: true,
    remedy: 'connection',
    status: 502,
  },
  TIME_OUT: {
    kind: 'fault',
    description: 'The service behind the gateway did not answer in time.',
    key: 'error.timeout',
    message: 'request time out',
    shown: 'Our server took too long to respond. Please try again in a moment.',
    page: true,
    remedy: 'connection',
    status: 504,
  },
  I18N_LOAD_FAILED: {
    kind: 'fault',
    description:
      'The texts of a site could not be loaded. `extensions.language` and `extensions.site` name them.',
    key: 'error.i18n.load',
    message: 'The texts for language {language} and site {site} couldn’t be loaded.',
    shown: 'The texts of {site} in {endonym} couldn’t be loaded. Please try again.',
    remedy: 'repair',
  },
  FORBIDDEN: {
    kind: 'fault',
    description: 'The viewer may not access this, or another site sent the request.',
    key: 'error.forbidden',
    message: 'Your account doesn’t have access to this.',
    status: 403,
  },
  BAD_USER_INPUT: {
    kind: 'failure',
    description:
      'The input breaks a rule. In a mutation `fields` names all fields that do; elsewhere `extensions.argument` names the argument.',
    key: 'validator.regex',
    message: 'Please check this field.',
    page: { key: 'error.address', shown: 'This address isn’t valid.' },
    member: 'InvalidInput',
    status: 400,
  },
  RATE_LIMITED: {
    kind: 'failure',
    description: 'Too many attempts. `retryAfterSeconds` states when the next is allowed.',
    key: 'error.ratelimited',
    message: 'Too many requests. Please wait a moment.',
    shown: 'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    member: 'RateLimited',
    page: {
      key: 'error.ratelimited.page',
      shown: 'Too many requests. Please wait a moment.',
    },
    remedy: 'wait',
    status: 429,
  },
  NOT_FOUND: {
    kind: 'failure',
    description: 'No entity has this id or address.',
    key: 'error.notfound',
    message: 'This is no longer available.',
    status: 404,
  },
  CARD_INVALID: {
    kind: 'failure',
    description: 'The signed business card is forged, altered or expired.',
    key: 'error.card.invalid',
    message: 'This card is not valid. Ask its owner to show a new code.',
    shown: 'This card isn’t valid. Ask its owner to show a new code.',
  },
  CARD_EMPTY: {
    kind: 'failure',
    description: 'The card that a buyer asked for has neither an email nor a phone number.',
    key: 'error.card.empty',
    message: 'Your card has no email or phone number.',
  },
  CARDS_FULL: {
    kind: 'failure',
    description: 'The buyer has saved as many cards as one can: `max`.',
    key: 'error.cards.full',
    message: 'You have saved {max} cards, which is the maximum. Remove some first.',
    shown: 'You’ve saved {max} cards, which is the maximum. Remove some first.',
    member: 'CardsFull',
    remedy: 'room',
  },
  CART_FULL: {
    kind: 'failure',
    description: 'The cart has as many products as it can hold: `max`.',
    key: 'saas.nomorethanproducts',
    message: 'Your cart holds up to {max} products. Remove one first.',
    member: 'CartFull',
    remedy: 'room',
  },
  CART_TOKEN_INVALID: {
    kind: 'failure',
    description: 'The token with products from another site is forged, altered or expired.',
    key: 'error.cart.token',
    message: 'This link has expired. Please go back to the other site and open its link again.',
  },
  PRICE_CHANGED: {
    kind: 'failure',
    description: 'The price of one unit is no longer the one that the buyer saw: `price` is the current one.',
    key: 'error.price.changed',
    message: 'The price has changed. Please check it and order again.',
    member: 'PriceChanged',
  },
  BELOW_MINIMUM: {
    kind: 'failure',
    description: 'The quantity is below the minimum order: `minimum`.',
    key: 'error.minimum',
    message: 'The minimum order is {minimum}.',
    member: 'BelowMinimum',
  },
  OUT_OF_STOCK: {
    kind: 'failure',
    description: 'The stock is smaller than the quantity of the order: `stock` is what is left.',
    key: 'error.stock',
    message: 'Only {stock} left in stock.',
    member: 'OutOfStock',
  },
  BLOCKED: {
    kind: 'failure',
    description: 'The buyer or the supplier has blocked the other: nothing is delivered between them.',
    key: 'error.blocked',
    message: 'You cannot write to each other, because one of you has blocked the other.',
    shown: 'You can’t write to each other, because one of you has blocked the other.',
  },
  ORDER_CHANGED: {
    kind: 'failure',
    description: 'The state of the order has changed, so that it cannot be moved in this way any more.',
    key: 'error.order.changed',
    message: 'This order has changed in the meantime. Please check its current state.',
  },
  LOGIN_REQUIRED: {
    kind: 'failure',
    description: 'The operation needs a signed-in viewer.',
    key: 'error.login.required',
    message: 'Please log in or join free to continue.',
    effect: 'ask-for-login',
    remedy: 'login',
    status: 401,
  },
  SUPPLIER_EMAIL: {
    kind: 'failure',
    description: 'The email belongs to a supplier account.',
    key: 'saaa.registersuppliererror',
    message: 'This email belongs to a supplier account. Please use another email.',
  },
  ACCOUNT_NOT_FOUND: {
    kind: 'failure',
    description: 'No account has this email.',
    key: 'saas.register.notexist',
    message: 'This account does not exist. Join free.',
    effect: 'lead-to-register',
  },
  EMAIL_EXISTS: {
    kind: 'failure',
    description: 'An account with this email exists.',
    key: 'saas.register.emailbeenexist',
    message: 'This email is already registered. Log in.',
    effect: 'lead-to-login',
  },
  INVALID_EMAIL: {
    kind: 'failure',
    description: 'Mail cannot reach this email.',
    key: 'validator.email',
    message: 'Please enter a valid email address.',
  },
  INVALID_PHONE: {
    kind: 'failure',
    description: 'Nobody can have this phone number with this calling code.',
    key: 'error.phone.invalid',
    message: 'Please enter a valid phone number with its country code.',
  },
  WRONG_CODE: {
    kind: 'failure',
    description: 'The code is not the one that was sent.',
    key: 'error.code.wrong',
    message: 'This code is not right. Please check it and try again.',
    shown: 'This code isn’t right. Please check it and try again.',
  },
  CODE_EXPIRED: {
    kind: 'failure',
    description: 'The code is older than 36 minutes, was guessed wrong five times, or was never sent.',
    key: 'error.code.expired',
    message: 'This code no longer works. Please ask for a new one.',
    shown: 'This code no longer works. Please get a new one.',
  },
  WRONG_PASSWORD: {
    kind: 'failure',
    description: 'The email or password is incorrect.',
    key: 'error.login.refused',
    message: 'The email or password is incorrect.',
  },
  NO_PASSWORD: {
    kind: 'failure',
    description: 'The account has no password yet: it was created through a provider or with an email only.',
    key: 'error.password.none',
    message: 'Please choose a password first. We can email you a link.',
  },
  RESET_LINK_INVALID: {
    kind: 'failure',
    description: 'A one-time link has expired or was used before.',
    key: 'error.reset.link',
    message: 'This link has expired or has already been used.',
  },
  BAD_REQUEST: {
    kind: 'request',
    description:
      'The HTTP request or WebSocket message is not a GraphQL request, or its method is not allowed.',
  },
  GRAPHQL_PARSE_FAILED: { kind: 'request', description: 'The document is not valid GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    kind: 'request',
    description: 'The document does not fit the schema, or exceeds a limit.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    kind: 'request',
    description:
      'The document has no operation with the given name, or several operations and no name was given.',
  },
  PERSISTED_QUERY_NOT_FOUND: { kind: 'request', description: 'No document is stored under this hash.' },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    kind: 'request',
    description: 'This server does not accept documents by hash.',
  },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorCode = keyof typeof errors;
type CodeOf<Kind> = {
  [C in ErrorCode]: (typeof errors)[C]['kind'] extends Kind ? C : never;
}[ErrorCode];
export type FaultCode = CodeOf<'fault'>;
export type FailureCode = CodeOf<'failure'>;
/** Codes with their own text on screen. */
export type PersonCode = FaultCode | FailureCode;
/** Codes that a page as a whole can fail with. */
export type PageErrorCode = {
  [C in ErrorCode]: (typeof errors)[C] extends { page: unknown } ? C : never;
}[ErrorCode];

/** All codes, in the order of the table. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** The table's entry for a code. */
export function errorOf(code: PersonCode): PersonError;
export function errorOf(code: ErrorCode): ErrorEntry;
export function errorOf(code: ErrorCode): ErrorEntry {
  return errors[code];
}

/** What the error's request waits for; undefined where it is final. */
export function remedyOf(code: ErrorCode): ErrorRemedy | undefined {
  const entry = errorOf(code);
  return entry.kind === 'request' ? 'release' : entry.remedy;
}

/** Whether a text is a code of the table. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errors, text);
}

/** The English message of a code with the values of its data filled in. */
export function messageOf(code: PersonCode, values?: Readonly<Record<string, string | number>>): string {
  return substitute(errors[code].message, values);
}

/** The SDL's enum of all codes. */
export function errorCodeSdl(): string {
  const values = errorCodes.map((code) => `  ${JSON.stringify(errors[code].description)}\n  ${code}\n`);
  return `"Error code of an answer, in \`extensions.code\` or in \`Failure.code\`."\nenum ErrorCode {\n${values.join('')}}\n`;
}
