// The codes that were sent from this tab. Somebody who reads the message in another app may come back to a page that the
// phone has loaded again.
import type { VerificationChannel } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

/** `waitUntil` (ms): when the next one can be sent. */
export type SentCode = { readonly id: string; readonly waitUntil: number };

const keyOf = (channel: VerificationChannel, address: string) => `code:${channel}:${address}`;

export function sentCode(channel: VerificationChannel, address: string): SentCode | undefined {
  const found = readItem(keyOf(channel, address), 'session') as Partial<SentCode> | null | undefined;
  return typeof found?.id === 'string' && typeof found.waitUntil === 'number'
    ? { id: found.id, waitUntil: found.waitUntil }
    : undefined;
}

/** @param ttlMs how long the code works */
export function rememberCode(
  channel: VerificationChannel,
  address: string,
  code: SentCode,
  ttlMs: number,
): void {
  writeItem(keyOf(channel, address), code, ttlMs, 'session');
}

export function forgetCode(channel: VerificationChannel, address: string): void {
  removeItem(keyOf(channel, address), 'session');
}
