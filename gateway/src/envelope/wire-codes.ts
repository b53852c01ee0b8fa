// All values of an answer's `code` (§7.1, §8) that the gateway knows. The services have their own list; the golden
// files test both.
import type { FailureCode } from '@fairgate/schema/errors';

/** §7.1 success of the blade clients where `success` is absent. */
export const bladeSuccess: ReadonlySet<string> = new Set(['0', '200']);
/** §7.1 success of the device and generic clients. */
export const deviceSuccess = 0;
export const bladeInvalidToken = 401;
export const deviceInvalidToken = 100_001;

/** The idempotency key belongs to another message. */
export const keyUsedCode = 40_904;

/** Failures that an operation may expect, as codes of the registry. */
export const failureCodes: Readonly<Record<number, FailureCode>> = {
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  40001: 'INVALID_EMAIL',
  40021: 'INVALID_PHONE',
  // A file: its data tell why (http/files.ts).
  40041: 'BAD_USER_INPUT',
  // An attached file that is not the sender's (sources/wire/attachment.ts).
  40042: 'BAD_USER_INPUT',
  // A message that is too long for its conversation: its data tell the bound (account/conversations.ts).
  40043: 'BAD_USER_INPUT',
  40061: 'CARD_INVALID',
  40062: 'CARD_EMPTY',
  40063: 'CART_TOKEN_INVALID',
  40101: 'WRONG_PASSWORD',
  // The token of an address was used before.
  40102: 'LOGIN_REQUIRED',
  40103: 'RESET_LINK_INVALID',
  40104: 'NO_PASSWORD',
  40121: 'WRONG_CODE',
  40122: 'CODE_EXPIRED',
  40901: 'EMAIL_EXISTS',
  40902: 'SUPPLIER_EMAIL',
  // The account exists, and the provider cannot prove who owns it.
  40903: 'EMAIL_EXISTS',
  [keyUsedCode]: 'BAD_USER_INPUT',
  40961: 'CARDS_FULL',
  40962: 'CART_FULL',
  40971: 'PRICE_CHANGED',
  40972: 'BELOW_MINIMUM',
  40973: 'OUT_OF_STOCK',
  40974: 'ORDER_CHANGED',
  40975: 'BLOCKED',
  42901: 'RATE_LIMITED',
};
