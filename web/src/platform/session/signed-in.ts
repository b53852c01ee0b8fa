// Who is signed in, as far as scripts may know: the gateway keeps the session in a cookie that they cannot read, and sets
// one beside it that says no more than the kind (signedInCookieName). Pages are the same for all, so until hydration
// nobody knows; guests cost no request.
import { useSyncExternalStore } from 'react';
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';

/** unknown: on the server and while hydrating. */
export type SignedIn = 'unknown' | 'guest' | 'buyer' | 'supplier';

type Listener = (signedIn: SignedIn) => void;

const listeners = new Set<Listener>();
const cookie = new RegExp(`(?:^|; )${signedInCookieName}=([^;]*)`);
/** The cookie's value when it was last looked at; it differs between two sessions of the same kind. */
let seen: string | undefined;
let channel: BroadcastChannel | undefined;
/** The session that was open here was ended from somewhere else (§8), and no other has begun. */
let ended = false;

/** Who is signed in here; for code outside of rendering. */
export function currentSignedIn(): SignedIn {
  if (typeof document === 'undefined') return 'unknown';
  seen ??= readMark();
  return seen.startsWith('buyer.') ? 'buyer' : seen.startsWith('supplier.') ? 'supplier' : 'guest';
}

/** Who is signed in here. 'unknown' on the server and in the first rendering; true to the cookie from then on, in all tabs. */
export function useSignedIn(): SignedIn {
  return useSyncExternalStore(onSignedIn, currentSignedIn, () => 'unknown');
}

/** Whether nobody is signed in because the session was ended from somewhere else (§8), and not by a logout. */
export function hasSessionEnded(): boolean {
  return ended && currentSignedIn() === 'guest';
}

/** The same for rendering. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(onSignedIn, hasSessionEnded, () => false);
}

/** Calls back when somebody signs in or out, or what is known of them changes, here or in another tab. Gives the way to stop. */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Looks whether the session is another one now, and tells this tab and the others. Called after every answer of the
 * gateway, so nobody who signs in or out need think of it.
 */
export function noticeSignedIn(): void {
  if (hasChanged()) viewerChanged();
}

/** The same after an answer that the session is not known any more (§8): pages with something typed on them stay, and ask for a login. */
export function noticeEnded(): void {
  ended = true;
  noticeSignedIn();
}

/** What is stored about the viewer has changed: whoever shows it here and in other tabs asks anew. */
export function viewerChanged(): void {
  for (const listener of listeners) listener(currentSignedIn());
  channel?.postMessage(hasSessionEnded() ? 'ended' : 'changed');
}

/** The cookie outlived its session: the gateway said that nobody is signed in. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInCookieName}=; path=/; max-age=0`;
  noticeSignedIn();
}

/** Hears of other tabs, and of what went on while this one was asleep. Called once a window, after hydration. */
export function watchSignedIn(): void {
  seen = readMark();
  const tell = () => { for (const listener of listeners) listener(currentSignedIn()); };
  const look = () => { if (hasChanged()) tell(); };
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('fairgate-signed-in');
    channel.addEventListener('message', ({ data }) => {
      ended = data === 'ended';
      hasChanged();
      tell();
    });
  }
  // A tab that the browser had put away hears no channel.
  addEventListener('pageshow', look);
  addEventListener('visibilitychange', look);
}

function hasChanged(): boolean {
  const before = seen;
  seen = readMark();
  if (seen !== '') ended = false;
  return before !== undefined && before !== seen;
}

/** Names the session that is open in this browser, in whatever tab; '' without one. */
export function readMark(): string {
  return typeof document === 'undefined' ? '' : cookie.exec(document.cookie)?.[1] ?? '';
}
