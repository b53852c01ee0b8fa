import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { faultCodes } from '../wire/codes.ts';
import { Refusal } from '../wire/refusal.ts';

/** Limits an operation to the gateway by the key that both share. Throws Refusal (403). */
export function needServiceKey(headers: IncomingHttpHeaders, key: string): void {
  if (!isKey(String(headers['x-service-key'] ?? ''), key))
    throw new Refusal(faultCodes.forbidden, 'wrong service key', faultCodes.forbidden);
}

/** Compares two keys in constant time. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
