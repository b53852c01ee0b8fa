import { useSignedIn } from '#platform/session/signed-in.ts';
import type { Entry } from './entry.ts';
import { guestList, useBuyerEntries } from './lists.ts';

/** What is in the cart of the current viewer; nothing on the server and while hydrating. */
export function useEntries(): readonly Entry[] {
  const signedIn = useSignedIn();
  const own = useBuyerEntries();
  const guest = guestList.use();
  return signedIn === 'buyer' ? own : signedIn === 'guest' ? guest : none;
}

const none: readonly Entry[] = [];
