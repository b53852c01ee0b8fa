import type { FaultCode } from '#platform/fault.ts';

/** The HTTP status of a page that could not be made because of a fault (RFC 9110 §15). */
export function statusOf(code: FaultCode): number {
  switch (code) {
    case 'NOT_FOUND':
      return 404;
    case 'BAD_USER_INPUT':
      return 400;
    case 'INVALID_TOKEN':
      return 401;
    case 'FORBIDDEN':
      return 403;
    case 'RATE_LIMITED':
      return 429;
    case 'TIME_OUT':
      return 504;
    case 'NETWORK_ERROR':
      return 502;
    case 'SERVER_ERROR':
      return 500;
  }
}
