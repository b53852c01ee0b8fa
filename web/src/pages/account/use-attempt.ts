import { useState } from 'react';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';

/** Something that the gateway may refuse (§8): why it did, until it is tried again. */
export function useAttempt() {
  const [trouble, setTrouble] = useState<Trouble>();
  return {
    trouble,
    /** What was done; undefined when there was trouble. Never rejects. */
    attempt: async <Data, Result extends { readonly __typename: string }>(
      ...sent: Parameters<typeof outcomeOf<Data, Result>>
    ) => {
      setTrouble(undefined);
      const outcome = await outcomeOf(...sent);
      setTrouble(outcome.trouble);
      return outcome.done;
    },
    /** Whoever mends what was wrong is not reproached any more. */
    forgive: () => setTrouble(undefined),
  };
}
