import { useState } from 'react';
import { outcomeOf } from './outcome.ts';
import type { OperationError } from './operation-error.ts';

/** An operation that can fail (§8): keeps its error until the next attempt. */
export function useAttempt() {
  const [error, setError] = useState<OperationError>();
  return {
    error,
    /** The result; undefined after an error. Never rejects. */
    attempt: async <Data, Result extends { readonly __typename: string }>(
      ...sent: Parameters<typeof outcomeOf<Data, Result>>
    ) => {
      setError(undefined);
      const outcome = await outcomeOf(...sent);
      setError(outcome.error);
      return outcome.done;
    },
    /** Removes the message when the visitor corrects the input. */
    clearError: () => setError(undefined),
  };
}
