import { useState } from 'react';
import { useSessionEnd } from '#platform/session/signed-in.ts';
import { useLoginAgain } from '#platform/session/use-login-again.ts';

type Buyer = { readonly email: string };

/**
 * Whose page it is. When their session is over without a logout, they are asked to log in over it (§8), and until the new
 * session's answer is there it stays theirs.
 *
 * @param current as the gateway says now. @returns `ended` where there is nobody to show and no session to ask with.
 */
export function useKeptBuyer<Somebody extends Buyer>(
  current: Somebody | undefined,
): { buyer: Somebody | undefined; ended: boolean } {
  const [buyer, setBuyer] = useState(current);
  if (current && current !== buyer) setBuyer(current);
  useLoginAgain(buyer?.email);
  return { buyer, ended: useSessionEnd() !== undefined && !buyer };
}
