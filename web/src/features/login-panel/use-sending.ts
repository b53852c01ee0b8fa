import { useState } from 'react';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

/** not-kept: the login went well, but the browser took no cookie. */
export type SendProblem = Trouble | 'not-kept';

/** Sends a login or a registration. What comes after it is use-after-login.ts's: it is the same whichever way somebody signed in. */
export function useSending(kind: 'buyer' | 'supplier' = 'buyer') {
  const [trouble, setTrouble] = useState<SendProblem>();
  const [sent, setSent] = useState(false);

  /** Resolves to why nobody is signed in; undefined when somebody is. */
  async function send<Data>(
    answer: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
    read: (data: Data) => { readonly __typename: string },
  ): Promise<SendProblem | undefined> {
    setTrouble(undefined);
    const outcome = await outcomeOf(answer, read);
    const problem = outcome.trouble ?? (currentSignedIn() === kind ? undefined : 'not-kept');
    setTrouble(problem);
    setSent(problem === undefined);
    return problem;
  }

  return { trouble, sent, send };
}
