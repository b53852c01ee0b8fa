// §8: the error catalogue. A code is what programs compare; a key is what Lingui translates; the text is the
// English default. Codes that §8 does not list name the § that makes them necessary.
import { toastMs } from './limits.ts';

/**
 * fault: nothing the person did; a GraphQL error with `extensions.code`.
 * failure: an expected outcome; a member of a result union.
 * notice: good news. local: never leaves the program that met it.
 */
export type ErrorKind = 'fault' | 'failure' | 'notice' | 'local';

/** What else happens besides the message (§8 column 3). */
export type ErrorEffect =
  | 'log-out'
  | 'switch-to-register'
  | 'switch-to-login'
  | 'chat-role-error'
  | 'fallback-image'
  | 'keep-modal-open'
  | 'open-login';

export type CatalogueEntry = {
  /** Translation key. Placeholders in braces are substituted ({n}, {lang}, {site}). */
  readonly key: string;
  /** The English default, for when a translation is missing. */
  readonly text: string;
  readonly when: string;
  readonly section: string;
  readonly kind: ErrorKind;
  /** How long the toast stays, in ms; null: shown at a field or not at all. */
  readonly toastMs: number | null;
  readonly effect?: ErrorEffect;
};

export const errorCatalogue = {
  INVALID_TOKEN: {
    key: 'error.token.invalid',
    text: 'Maybe you signed in another place, please relogin again.',
    when: 'code 401 (buyer, main, search) or 100001 (supplier, chat)',
    section: '§8',
    kind: 'fault',
    toastMs,
    effect: 'log-out',
  },
  SERVER_ERROR: {
    key: 'error.server',
    text: 'server error',
    when: 'any other non-success code; msg or message of the answer wins over the text',
    section: '§8',
    kind: 'fault',
    toastMs,
  },
  NETWORK_ERROR: {
    key: 'error.network',
    text: 'network error',
    when: 'no response or network failure',
    section: '§8',
    kind: 'fault',
    toastMs,
  },
  TIME_OUT: {
    key: 'error.timeout',
    text: 'request time out',
    when: 'connection aborted',
    section: '§8',
    kind: 'fault',
    toastMs,
  },
  SUPPLIER_EMAIL: {
    key: 'saaa.registersuppliererror',
    text: 'This email belongs to a supplier account. Please use another email.',
    when: 'member check returns supplierId',
    section: '§8',
    kind: 'failure',
    toastMs: null,
  },
  ACCOUNT_NOT_FOUND: {
    key: 'saas.register.notexist',
    text: 'This account does not exist. Join free.',
    when: 'login email, registered = 0',
    section: '§8',
    kind: 'failure',
    toastMs: null,
    effect: 'switch-to-register',
  },
  EMAIL_EXISTS: {
    key: 'saas.register.emailbeenexist',
    text: 'This email is already registered. Log in.',
    when: 'register email, registered = 1',
    section: '§8',
    kind: 'failure',
    toastMs: null,
    effect: 'switch-to-login',
  },
  INVALID_EMAIL: {
    key: 'validator.email',
    text: 'Please enter a valid email address.',
    when: 'pattern fails, verify invalid or result 3',
    section: '§8',
    kind: 'failure',
    toastMs: null,
  },
  ENTERPRISE_EMAIL: {
    key: 'saas.preregister.enterprisemail',
    text: 'A company email address is recommended.',
    when: 'verify result 1; a warning',
    section: '§8',
    kind: 'failure',
    toastMs: null,
  },
  CART_FULL: {
    key: 'saas.nomorethanproducts',
    text: 'No more than {n} products can be added.',
    when: 'the cart holds 10 or more products',
    section: '§8',
    kind: 'failure',
    toastMs,
  },
  TAGS_MAXIMUM: {
    key: 'product.tags.choose.most',
    text: 'The maximum is {n} tags.',
    when: 'more than maxTag selected',
    section: '§8',
    kind: 'failure',
    toastMs,
  },
  CLAUSE_REQUIRED: {
    key: 'register.clause.required',
    text: 'Please agree to the membership and privacy terms.',
    when: 'the clause is unchecked on registration',
    section: '§8',
    kind: 'failure',
    toastMs,
  },
  REQUEST_RECEIVED: {
    key: 'saas.meg.receiverequest',
    text: 'We have received your request.',
    when: 'after posting a request',
    section: '§8',
    kind: 'notice',
    toastMs,
  },
  I18N_LOAD_FAILED: {
    key: 'error.i18n.load',
    text: 'The texts for language {lang} and site {site} couldn’t be loaded.',
    when: 'translation load fails',
    section: '§8',
    kind: 'fault',
    toastMs,
  },
  IMAGE_UPLOAD_FAILED: {
    key: 'error.upload',
    text: 'Network Error',
    when: 'upload fails; the first server message wins over the text',
    section: '§8',
    kind: 'failure',
    toastMs,
  },
  CHAT_FAILED: {
    key: 'error.chat',
    text: 'The assistant couldn’t answer. Please try again.',
    when: 'any failure of the assistant',
    section: '§8',
    kind: 'failure',
    toastMs: null,
    effect: 'chat-role-error',
  },
  IMAGE_LOAD_FAILED: {
    key: 'error.image.load',
    text: 'The image couldn’t be loaded.',
    when: 'image cannot load',
    section: '§8',
    kind: 'local',
    toastMs: null,
    effect: 'fallback-image',
  },
  MODAL_HANDLER_FAILED: {
    key: 'error.modal.handler',
    text: 'Something went wrong. Please try again.',
    when: 'an OK handler throws; logged and treated as false',
    section: '§8',
    kind: 'local',
    toastMs: null,
    effect: 'keep-modal-open',
  },
  BAD_USER_INPUT: {
    key: 'validator.regex',
    text: 'Please check this field.',
    when: "a rule of §5 fails; the rule's own key wins",
    section: '§5',
    kind: 'failure',
    toastMs: null,
  },
  RESET_LINK_INVALID: {
    key: 'error.reset.link',
    text: 'This link has expired or has already been used.',
    when: 'the one-time password-reset link fails its check',
    section: '§5',
    kind: 'failure',
    toastMs,
  },
  WRONG_PASSWORD: {
    key: 'error.login.refused',
    text: 'The email or password is incorrect.',
    when: 'login refused for an existing account',
    section: '§7.2',
    kind: 'failure',
    toastMs,
  },
  NO_PASSWORD: {
    key: 'error.password.none',
    text: 'Please choose a password first. We can email you a link.',
    when: 'an account made without a password is asked for it',
    section: '§2.8',
    kind: 'failure',
    toastMs,
  },
  LOGIN_REQUIRED: {
    key: 'error.login.required',
    text: 'Please log in or join free to continue.',
    when: 'a guest calls what needs a login',
    section: '§6',
    kind: 'failure',
    toastMs: null,
    effect: 'open-login',
  },
  FORBIDDEN: {
    key: 'error.forbidden',
    text: 'Your account doesn’t have access to this.',
    when: 'the role lacks the right',
    section: '§6',
    kind: 'failure',
    toastMs,
  },
  NOT_FOUND: {
    key: 'error.notfound',
    text: 'This is no longer available.',
    when: 'the id names nothing',
    section: '§2',
    kind: 'failure',
    toastMs: null,
  },
  RATE_LIMITED: {
    key: 'error.ratelimited',
    text: 'Too many requests. Please wait a moment.',
    when: "the gateway's limits",
    section: 'design',
    kind: 'fault',
    toastMs,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type ErrorCode = keyof typeof errorCatalogue;
/** Codes that may be `extensions.code` of a GraphQL error. */
export type FaultCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['kind'] extends 'fault' ? C : never;
}[ErrorCode];
/** Codes that a member of a result union may carry. */
export type FailureCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['kind'] extends 'failure' ? C : never;
}[ErrorCode];

/** All codes, in the order of §8. */
export const errorCodes = Object.keys(errorCatalogue) as readonly ErrorCode[];

/** §7.1, §8 codes on the wire. */
export const wireInvalidTokenBlade = 401;
export const wireInvalidTokenDevice = 100_001;
export const wireSuccessDevice = 0;
export const wireSuccessBlade: readonly string[] = ['0', '200'];

/** Whether a text is a code of the catalogue. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorCatalogue, text);
}

/** The catalogue's entry of a code (§8). */
export function errorOf(code: ErrorCode): CatalogueEntry {
  return errorCatalogue[code];
}

/** Replaces {name} by its value; unknown placeholders stay. §5: "the length messages substitute the bound". */
export function substitute(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The English default text of a code with its values filled in. */
export function defaultText(code: ErrorCode, values?: Readonly<Record<string, string | number>>): string {
  return substitute(errorCatalogue[code].text, values);
}
