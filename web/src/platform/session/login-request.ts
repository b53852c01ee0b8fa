// What is asked for of the login panel (§2.8). Apart from asking, as the shell listens to it on every page.
import { useSyncExternalStore } from 'react';
import type { LoginMode } from '@fairgate/schema/urls/login-address';
import type { SessionEnd } from './signed-in.ts';

export type LoginRequest = {
  readonly mode: LoginMode;
  /** Prefilled; the panel asks whether it is registered and shows the side that fits. */
  readonly email: string;
  /** §2.8: the panel cannot be closed. */
  readonly mustLogin: boolean;
  /** Why it is asked for, where the person did not ask for it. */
  readonly reason?: SessionEnd | undefined;
};

let open: LoginRequest | undefined;
let waiting: ((signedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Opens the panel, or changes the one that is open. Resolves to whether it was left signed in. */
export function openLogin(request: LoginRequest): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    set(request);
  });
}

/** What is asked for now; the panel's. */
export function useLoginRequest(): LoginRequest | undefined {
  return useSyncExternalStore(subscribe, currentLoginRequest, () => undefined);
}

/** The same outside of rendering. */
export function currentLoginRequest(): LoginRequest | undefined {
  return open;
}

/** The panel's answer: somebody has signed in, or has closed it. */
export function settleLogin(signedIn: boolean): void {
  const asked = waiting;
  waiting = [];
  set(undefined);
  for (const resolve of asked) resolve(signedIn);
}

/** Takes the panel away from somebody who goes on to another page: what they asked for still waits for their login. */
export function closeLogin(): void {
  set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: LoginRequest | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}
