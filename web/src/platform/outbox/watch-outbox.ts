import { currentSignedIn, onSignedIn } from '../session/signed-in.ts';
import { readItem } from '../storage.ts';
import { waitingItem } from './waiting-item.ts';

/** Sends what waits in the outbox: at the start, when the network is back, when the person comes back, and after a login. */
export function watchOutbox(): void {
  const run = (isBack: boolean) => {
    if (readItem(waitingItem) !== true) return;
    import('./outbox.ts').then(
      ({ sendWaiting }) => sendWaiting(isBack),
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
