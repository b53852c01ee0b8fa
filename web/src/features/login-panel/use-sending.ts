import { useState } from 'react';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

/** not-kept: the login went well, but the browser took no cookie. */
export type SendProblem = Trouble | 'not-kept';

/** Sends a login or a registration. What comes after it is use-after-login.ts's: it is the same whichever way somebody signed in. */
export function useSending(kind: 'buyer' | 'supplier' = 'buyer') {
  const [trouble, setTrouble] = useState<SendProblem>();
  const [sent, setSent] = useState(false);

  async function send<Data>(
    answer: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
    read: (data: Data) => { readonly __typename: string },
  ): Promise<void> {
    setTrouble(undefined);
    const outcome = await outcomeOf(answer, read);
    if (outcome.trouble) return setTrouble(outcome.trouble);
    if (currentSignedIn() !== kind) return setTrouble('not-kept');
    setSent(true);
  }

  return { trouble, sent, send };
}
