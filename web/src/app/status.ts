import type { ErrorCode } from '@fairgate/schema/errors';
import { Fault } from '#platform/fault.ts';

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_USER_INPUT: 400,
  INVALID_TOKEN: 401,
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  NETWORK_ERROR: 502,
  SERVER_ERROR: 502,
  TIME_OUT: 504,
};

/** The HTTP status of a page that failed (RFC 9110 §15): a Fault came with its data, any other error is our own. */
export function statusOf(error: unknown): number {
  return (error instanceof Fault && statuses[error.code]) || 500;
}
