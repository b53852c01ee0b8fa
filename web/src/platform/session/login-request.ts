// The open request for the login panel (§2.8). Separate from ask-for-login.ts, as the shell imports it on
// every page.
import { useSyncExternalStore } from 'react';
import type { LoginMode } from '@fairgate/schema/urls/login-address';
import type { SessionEnd } from './signed-in.ts';

export type LoginRequest = {
  readonly mode: LoginMode;
  /** The initial email; the panel checks whether it has an account and shows the matching side. */
  readonly email: string;
  /** §2.8: the panel cannot be closed. */
  readonly mustLogin: boolean;
  /** Why the panel opens, if the visitor did not open it. */
  readonly reason?: SessionEnd | undefined;
};

let open: LoginRequest | undefined;
let waiting: ((signedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Opens the panel, or changes the open one. Resolves to whether it ended with a login. */
export function openLogin(request: LoginRequest): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    set(request);
  });
}

/** The request that the panel shows. */
export function useLoginRequest(): LoginRequest | undefined {
  return useSyncExternalStore(subscribe, currentLoginRequest, () => undefined);
}

/** The same outside of rendering. */
export function currentLoginRequest(): LoginRequest | undefined {
  return open;
}

/** Ends the request: the visitor has signed in or has closed the panel. */
export function settleLogin(signedIn: boolean): void {
  const resolvers = waiting;
  waiting = [];
  set(undefined);
  for (const resolve of resolvers) resolve(signedIn);
}

/** Closes the panel for a visitor who goes to another page; their tasks still wait for the login. */
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
