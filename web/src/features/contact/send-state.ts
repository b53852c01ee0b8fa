import type { OperationError } from '#platform/operation-error.ts';
import type { PendingState } from '#platform/outbox/pending-state.ts';
import type { ContactValues } from './draft.ts';

/** unknown: whether it arrived cannot be found out. */
export type SendState =
  | { readonly kind: 'open' }
  | PendingState
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: OperationError }
  | {
      readonly kind: 'sent';
      readonly number: string;
      readonly email: string;
      /** What arrived, if the visitor has changed it since. */
      readonly before?: ContactValues | undefined;
    };
