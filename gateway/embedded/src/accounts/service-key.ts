import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { faultCodes } from '../wire/codes.ts';
import { Refusal } from '../wire/refusal.ts';

/** For what the gateway alone may ask: the key that the two share. Throws Refusal (403). */
export function needServiceKey(headers: IncomingHttpHeaders, key: string): void {
  if (!isKey(String(headers['x-service-key'] ?? ''), key))
    throw new Refusal(faultCodes.forbidden, 'wrong service key', faultCodes.forbidden);
}

/** Whether two keys are the same, in a time that does not tell where they differ. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
