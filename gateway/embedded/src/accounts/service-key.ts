import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

/** Limits an operation to the gateway by the key that both share. Throws ErrorAnswer (403). */
export function needServiceKey(headers: IncomingHttpHeaders, key: string): void {
  if (!isKey(String(headers['x-service-key'] ?? ''), key))
    throw new ErrorAnswer(faultCodes.forbidden, 'wrong service key', faultCodes.forbidden);
}

/** Compares two keys in constant time. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
