import type { ErrorCode } from '@fairgate/schema/errors';

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_USER_INPUT: 400,
  INVALID_TOKEN: 401,
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  NETWORK_ERROR: 502,
  TIME_OUT: 504,
};

/** The HTTP status of a page that failed with this code (RFC 9110 §15). */
export function statusOf(code: ErrorCode): number {
  return statuses[code] ?? 500;
}
