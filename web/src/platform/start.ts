import type { RouterHistory } from '@tanstack/react-router';
import { takeFlags } from './flags.ts';
import { listenForInstall } from './install.ts';
import { currentMode } from './mode.ts';
import { hasNativeBridge } from './native-bridge.ts';
import { watchOutbox } from './outbox/watch-outbox.ts';
import { currentSignedIn, onSignedIn, sessionEnd, watchSignedIn } from './session/signed-in.ts';
import { registerServiceWorker } from './update.ts';

type Tasks = {
  /** Registers the login tasks; loaded when a buyer is signed in. */
  readonly registerTasks: () => Promise<unknown>;
  /** Shows that the session has expired (§9). */
  readonly showExpired: () => Promise<unknown>;
  /** Clears the drafts of what has arrived, and reports it; loaded when something was in the outbox. */
  readonly settleArrived: () => Promise<unknown>;
};

/** The tasks of the app once per window, after the page can be used. */
export function startPlatform(
  history: Pick<RouterHistory, 'block'>,
  { registerTasks, showExpired, settleArrived }: Tasks,
): void {
  const runTasks = () => runLoginTasks(registerTasks);
  takeFlags(location.search);
  watchSignedIn();
  // After any login: here, in another tab, or before this page was loaded.
  runTasks();
  onSignedIn(runTasks);
  onSignedIn(() => {
    if (sessionEnd() === 'expired')
      showExpired().catch((cause: unknown) => console.warn('A message could not be shown', cause));
  });
  addEventListener('online', runTasks);
  watchOutbox(settleArrived);
  // The native app has no installation.
  if (currentMode() === 'web') listenForInstall();
  if (hasNativeBridge()) {
    history.block({
      enableBeforeUnload: false,
      blockerFn: (step) =>
        import('./native-screens.ts').then(
          ({ openNatively }) => openNatively(step),
          () => false,
        ),
    });
  }
  // Precaching must not compete with the pictures of the first page.
  const register = () => {
    registerServiceWorker().catch((cause: unknown) =>
      console.warn('The service worker could not be registered', cause),
    );
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** §4 Login task flow. */
function runLoginTasks(registerTasks: () => Promise<unknown>): void {
  if (currentSignedIn() !== 'buyer') return;
  Promise.all([import('./session/login-tasks.ts'), registerTasks()])
    .then(([tasks]) => tasks.runLoginTasks())
    .catch((cause: unknown) => console.warn('The login tasks could not be started', cause));
}
