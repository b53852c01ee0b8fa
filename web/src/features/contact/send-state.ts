import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import type { OperationError } from '#platform/operation-error.ts';
import type { ContactValues } from './draft.ts';

/**
 * waiting: an attempt has failed; the outbox sends it again, also when the page is closed, after the time that the server
 * asked for, if it did. unknown: nobody can tell whether it arrived.
 */
export type SendState =
  | { readonly kind: 'open' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'waiting'; readonly error?: OperationError | undefined }
  | { readonly kind: 'failed'; readonly error: OperationError }
  | {
      readonly kind: 'sent';
      readonly number: string;
      readonly email: string;
      /** What arrived, if the visitor has changed it since. */
      readonly before?: ContactValues | undefined;
    };

/** Where a message is that has no answer; undefined once it has one. */
export function pendingState({
  state,
  attempts,
  isHeld,
  dueAt,
  problem,
}: OutboxEntry): SendState | undefined {
  if (state !== 'waiting' && state !== 'sending') return undefined;
  // A message that waits does so on screen during its next attempts.
  if (attempts === 0) return { kind: 'sending' };
  if (!isHeld || problem !== 'RATE_LIMITED') return { kind: 'waiting' };
  const retryAfterSeconds = Math.max(1, Math.ceil((dueAt - Date.now()) / 1_000));
  return { kind: 'waiting', error: { code: problem, retryAfterSeconds } };
}
