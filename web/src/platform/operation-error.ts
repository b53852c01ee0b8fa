import type { ErrorCode } from '@fairgate/schema/errors';

/** Why an operation did nothing (§8): a fault, or a failure that its result says. */
export type OperationError = {
  readonly code: ErrorCode;
  /** With RATE_LIMITED: when it may be tried again. */
  readonly retryAfterSeconds?: number | undefined;
  /** With SERVER_ERROR: what the service behind the gateway says to the person. Plain text. */
  readonly serviceMessage?: string | undefined;
};
