import type { ErrorCode } from '@fairgate/schema/errors';

/** Why an operation failed (§8): a fault, or a failure in its result. */
export type OperationError = {
  readonly code: ErrorCode;
  /** With RATE_LIMITED: when to try again. */
  readonly retryAfterSeconds?: number | undefined;
  /** With SERVER_ERROR: the message of the service for the user. Plain text. */
  readonly serviceMessage?: string | undefined;
  /** With CARDS_FULL: how many there can be. */
  readonly max?: number | undefined;
  /** With BELOW_MINIMUM: the smallest quantity. */
  readonly minimum?: number | undefined;
  /** With OUT_OF_STOCK: what is left. */
  readonly stock?: number | undefined;
  /** With PRICE_CHANGED: that of one unit now, if it is known. */
  readonly price?: { readonly amount: string; readonly currencyCode: string } | null | undefined;
};
