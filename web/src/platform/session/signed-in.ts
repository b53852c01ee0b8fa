// The signed-in state for scripts. The gateway keeps the session in a cookie that scripts cannot read, and
// sets a second one with only its kind (signedInCookieName). Pages are the same for all, so the state is
// unknown until hydration; guests cost no request.
import { useSyncExternalStore } from 'react';
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';

/** Signed in to an account that is no buyer's: what buyers do is not for it. A guest may become a buyer. */
export const isOfOthers = (signedIn: SignedIn): boolean =>
  signedIn === 'supplier' || signedIn === 'organiser' || signedIn === 'operator';

/** unknown: on the server and while hydrating. */
export type SignedIn = 'unknown' | 'guest' | ViewerKind;
/** Whom a session belongs to (§6), as its cookie says. */
export type ViewerKind = 'buyer' | 'supplier' | 'organiser' | 'operator';

type Listener = (signedIn: SignedIn) => void;

const kinds: readonly ViewerKind[] = ['buyer', 'supplier', 'organiser', 'operator'];
const listeners = new Set<Listener>();
const cookie = new RegExp(`(?:^|; )${signedInCookieName}=([^;]*)`);
/** The cookie's value when it was last read; it differs between two sessions of the same kind. */
let seen: string | undefined;
let channel: BroadcastChannel | undefined;

/** Why a session ended without a logout: from another place (§8), or after its 30 days (§9). */
export type SessionEnd = 'elsewhere' | 'expired';
/** Why the last session here ended, until the next one begins. */
let ended: SessionEnd | undefined;
/** The browser may delete a cookie before the gateway's clock says so. */
const earlyMs = 86_400_000;

/** The state in this browser, outside of rendering. */
export function currentSignedIn(): SignedIn {
  if (typeof document === 'undefined') return 'unknown';
  seen ??= readSessionId();
  return kinds.find((kind) => seen?.startsWith(`${kind}.`)) ?? 'guest';
}

/**
 * The state in this browser: 'unknown' on the server and in the first rendering, then that of the cookie, in
 * all tabs.
 */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(onSignedIn, currentSignedIn, () => 'unknown');
}

/**
 * A mark of the signed-in account: the same in all its sessions; '' without one. Where the gateway does not know the account,
 * a mark of the session.
 */
export function currentAccount(): string {
  return currentSignedIn() === 'guest' ? '' : accountIn(seen ?? '');
}

/** Why the session ended; undefined after a logout and while a viewer is signed in. */
export function sessionEnd(): SessionEnd | undefined {
  return currentSignedIn() === 'guest' ? ended : undefined;
}

/** The same for rendering. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(onSignedIn, sessionEnd, () => undefined);
}

/**
 * Calls the listener after a login, a logout or a change of the viewer's data, here or in another tab.
 * Returns a function that stops it.
 */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Checks whether the session has changed, and notifies this tab and the others. Called after every answer of
 * the gateway, so that a login or logout needs no call of its own.
 */
export function checkSignedIn(): void {
  if (hasChanged()) notifyViewerChanged();
}

/**
 * The same after an answer that the session is not valid any more (§8): pages with unsaved input stay and
 * open the login panel.
 */
export function reportSessionEnded(): void {
  ended = 'elsewhere';
  checkSignedIn();
}

/** The stored data of the viewer has changed: components that show it, in all tabs, load it again. */
export function notifyViewerChanged(): void {
  for (const listener of listeners) listener(currentSignedIn());
  channel?.postMessage(sessionEnd() ?? 'changed');
}

/** The cookie has outlived its session: the gateway answered without a viewer. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInCookieName}=; path=/; max-age=0`;
  checkSignedIn();
}

/** Listens for changes in other tabs and during suspension. Called once per window, after hydration. */
export function watchSignedIn(): void {
  seen = readSessionId();
  const notify = () => {
    for (const listener of listeners) listener(currentSignedIn());
  };
  const look = () => {
    if (hasChanged()) notify();
  };
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('fairgate-signed-in');
    channel.addEventListener('message', ({ data }) => {
      ended = data === 'changed' ? undefined : (data as SessionEnd);
      hasChanged();
      notify();
    });
  }
  // A suspended tab misses messages of the channel.
  addEventListener('pageshow', look);
  addEventListener('visibilitychange', look);
}

function hasChanged(): boolean {
  const before = seen;
  seen = readSessionId();
  if (seen !== '') ended = undefined;
  else if (before && Date.now() > endOf(before) - earlyMs) ended = 'expired';
  return before !== undefined && before !== seen;
}

/** When a session expires, in ms since 1970. */
function endOf(sessionId: string): number {
  return Number(sessionId.split('.')[2]) * 1_000;
}

/** The account's mark in the cookie's value. */
export function accountIn(sessionId: string): string {
  const [, session = '', , account = session] = sessionId.split('.');
  return account;
}

/** Identifies the session of this browser, the same in all tabs; '' without one. */
export function readSessionId(): string {
  return typeof document === 'undefined' ? '' : (cookie.exec(document.cookie)?.[1] ?? '');
}
