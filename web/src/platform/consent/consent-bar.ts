// §2.8 Cookie banner: whether it stands on the page.
import { useSyncExternalStore } from 'react';

/** first: nobody has chosen on this device yet; again: somebody wants to choose anew. */
export type ConsentBarState = 'closed' | 'first' | 'again';

let state: ConsentBarState = 'closed';
const listeners = new Set<() => void>();

export function setConsentBar(next: ConsentBarState): void {
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener));

export const useConsentBar = (): ConsentBarState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed',
  );
