import { currentSignedIn, onSignedIn } from '../session/signed-in.ts';
import { readItem } from '../storage.ts';
import { waitingItem } from './waiting-item.ts';

/**
 * Sends what waits in the outbox: at the start, when the network is back, when the person comes back, and after a login.
 * @param settle is done before: sending removes old answers.
 */
export function watchOutbox(settle: () => Promise<unknown>): void {
  const run = (isBack: boolean) => {
    if (readItem(waitingItem) !== true) return;
    Promise.all([import('./outbox.ts'), settle()]).then(
      ([{ sendWaiting }]) => sendWaiting(isBack),
      (cause: unknown) => console.warn('The outbox could not be loaded', cause),
    );
  };
  run(true);
  addEventListener('online', () => run(true));
  addEventListener('focus', () => run(false));
  addEventListener('pageshow', () => run(false));
  let known = currentSignedIn();
  onSignedIn((now) => {
    if (now !== known && now !== 'guest') run(true);
    known = now;
  });
}
