import { useState } from 'react';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';

/** Something that the gateway may refuse (§8): why it did, until it is tried again. */
export function useAttempt() {
  const [error, setError] = useState<OperationError>();
  return {
    error,
    /** What was done; undefined when there was error. Never rejects. */
    attempt: async <Data, Result extends { readonly __typename: string }>(
      ...sent: Parameters<typeof outcomeOf<Data, Result>>
    ) => {
      setError(undefined);
      const outcome = await outcomeOf(...sent);
      setError(outcome.error);
      return outcome.done;
    },
    /** Whoever mends what was wrong is not reproached any more. */
    forgive: () => setError(undefined),
  };
}
