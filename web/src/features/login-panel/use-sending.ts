import { useState } from 'react';
import { outcomeOf } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { currentSignedIn, type ViewerKind } from '#platform/session/signed-in.ts';

/** Why the login failed. cookie-refused: it succeeded, but the browser refused the cookie. */
export type LoginError = OperationError | 'cookie-refused';

/**
 * Sends a login or a registration. use-after-login.ts does what follows, which is the same for all methods.
 */
export function useSending(kind: ViewerKind = 'buyer') {
  const [error, setError] = useState<LoginError>();
  const [sent, setSent] = useState(false);

  /** Resolves to the error of the login; undefined on success. */
  async function send<Data>(
    answer: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
    read: (data: Data) => { readonly __typename: string },
  ): Promise<LoginError | undefined> {
    setError(undefined);
    const outcome = await outcomeOf(answer, read);
    const failed = outcome.error ?? (currentSignedIn() === kind ? undefined : 'cookie-refused');
    setError(failed);
    setSent(failed === undefined);
    return failed;
  }

  return { error, sent, send };
}
