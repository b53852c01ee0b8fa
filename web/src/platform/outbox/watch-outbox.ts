import { onBackOnline } from '../online.ts';
import { onSignedIn, readSessionId } from '../session/signed-in.ts';
import { readItem } from '../storage.ts';
import { waitingItem } from './waiting-item.ts';

/** When the code of the outbox could not be loaded. */
const againMs = 10_000;

/**
 * Sends what waits in the outbox: at the start, when the server is reached again, when the person comes back, and after a login.
 * @param settle is done before: sending removes old answers.
 */
export function watchOutbox(settle: () => Promise<unknown>): void {
  let again: ReturnType<typeof setTimeout> | undefined;
  const run = (isBack: boolean) => {
    if (readItem(waitingItem) !== true) return;
    clearTimeout(again);
    Promise.all([import('./outbox.ts'), settle()]).then(
      ([{ sendWaiting }]) => sendWaiting(isBack),
      (cause: unknown) => {
        console.warn('The outbox could not be loaded', cause);
        again = setTimeout(() => run(isBack), againMs);
      },
    );
  };
  run(true);
  addEventListener('online', () => run(true));
  // A server that is back fires no event of the browser.
  onBackOnline(() => run(true));
  addEventListener('focus', () => run(false));
  addEventListener('pageshow', () => run(false));
  // An app on a phone that comes back gets no focus in some browsers.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') run(false);
  });
  // The session, not its kind: what waits belongs to an account, and another buyer may have logged in.
  let known = readSessionId();
  onSignedIn((now) => {
    const id = readSessionId();
    if (id !== known && now !== 'guest') run(true);
    known = id;
  });
}
