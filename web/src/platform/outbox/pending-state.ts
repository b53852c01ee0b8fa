import type { ErrorRemedy } from '@fairgate/schema/error-entry';
import type { OutboxEntry } from '../../sw/outbox-store.ts';
import { remedyFor } from '../../sw/remedy.ts';

/**
 * Where a submission is that has no answer. waiting: an attempt has failed, and the outbox makes the next one, also when the page
 * is closed.
 */
export type PendingState =
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'waiting';
      /** What it waits for. */
      readonly remedy: ErrorRemedy;
      /** When the next attempt is due, in milliseconds since 1970. */
      readonly dueAt: number;
    };

/** Undefined once it has an answer. */
export function pendingState({ state, attempts, lastError, dueAt }: OutboxEntry): PendingState | undefined {
  if (state !== 'waiting' && state !== 'sending') return undefined;
  // What waits does so on screen during its next attempts.
  if (attempts === 0) return { kind: 'sending' };
  return { kind: 'waiting', remedy: remedyFor(lastError) ?? 'repair', dueAt };
}
