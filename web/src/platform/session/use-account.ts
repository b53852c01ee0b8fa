import { useSyncExternalStore } from 'react';
import { currentAccount, onSignedIn } from './signed-in.ts';

/** The mark of the signed-in account (currentAccount) for rendering. In a file of its own: few pages need it. */
export function useAccount(): string {
  return useSyncExternalStore(onSignedIn, currentAccount, () => '');
}
