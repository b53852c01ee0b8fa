import { useSignedIn } from '#platform/session/signed-in.ts';

/** Whether the viewer can have cards in the account: a buyer, or a supplier's person. */
export function useIsCardHolder(): boolean {
  const signedIn = useSignedIn();
  return signedIn === 'buyer' || signedIn === 'supplier';
}
