import { useState } from 'react';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';

/** Why nobody is signed in. not-kept: the login went well, but the browser took no cookie. */
export type NotSignedIn = OperationError | 'not-kept';

/** Sends a login or a registration. What comes after it is use-after-login.ts's: it is the same whichever way somebody signed in. */
export function useSending(kind: 'buyer' | 'supplier' = 'buyer') {
  const [error, setError] = useState<NotSignedIn>();
  const [sent, setSent] = useState(false);

  /** Resolves to why nobody is signed in; undefined when somebody is. */
  async function send<Data>(
    answer: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
    read: (data: Data) => { readonly __typename: string },
  ): Promise<NotSignedIn | undefined> {
    setError(undefined);
    const outcome = await outcomeOf(answer, read);
    const failed = outcome.error ?? (currentSignedIn() === kind ? undefined : 'not-kept');
    setError(failed);
    setSent(failed === undefined);
    return failed;
  }

  return { error, sent, send };
}
