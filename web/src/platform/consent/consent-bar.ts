// §2.8 The state of the cookie banner.
import { useSyncExternalStore } from 'react';

/** first: no choice was made on this device yet; again: the visitor wants to change the choice. */
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
