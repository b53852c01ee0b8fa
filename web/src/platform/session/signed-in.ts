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

/** Why a session is over that nobody meant to end: it was ended from somewhere else (§8), or has had its 30 days (§9). */
export type SessionEnd = 'elsewhere' | 'expired';
/** Of the session that was open here, as long as no other has begun. */
let ended: SessionEnd | undefined;
/** The browser may take a cookie away earlier than the gateway's clock says. */
const earlyMs = 86_400_000;

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

/** Why nobody is signed in any more, where that was not meant; undefined after a logout, and for whoever is signed in. */
export function sessionEnd(): SessionEnd | undefined {
  return currentSignedIn() === 'guest' ? ended : undefined;
}

/** The same for rendering. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(onSignedIn, sessionEnd, () => undefined);
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
  ended = 'elsewhere';
  noticeSignedIn();
}

/** What is stored about the viewer has changed: whoever shows it here and in other tabs asks anew. */
export function viewerChanged(): void {
  for (const listener of listeners) listener(currentSignedIn());
  channel?.postMessage(sessionEnd() ?? 'changed');
}

/** The cookie outlived its session: the gateway said that nobody is signed in. */
export function forgetSignedIn(): void {
  document.cookie = `${signedInCookieName}=; path=/; max-age=0`;
  noticeSignedIn();
}

/** Hears of other tabs, and of what went on while this one was asleep. Called once a window, after hydration. */
export function watchSignedIn(): void {
  seen = readMark();
  const tell = () => {
    for (const listener of listeners) listener(currentSignedIn());
  };
  const look = () => {
    if (hasChanged()) tell();
  };
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('fairgate-signed-in');
    channel.addEventListener('message', ({ data }) => {
      ended = data === 'changed' ? undefined : (data as SessionEnd);
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
  if (seen !== '') ended = undefined;
  else if (before && Date.now() > endOf(before) - earlyMs) ended = 'expired';
  return before !== undefined && before !== seen;
}

/** When a session is over by itself, in ms since 1970. */
function endOf(mark: string): number {
  return Number(mark.split('.')[2]) * 1_000;
}

/** Names the session that is open in this browser, in whatever tab; '' without one. */
export function readMark(): string {
  return typeof document === 'undefined' ? '' : (cookie.exec(document.cookie)?.[1] ?? '');
}
