import type { RouterHistory } from '@tanstack/react-router';
import { takeFlags } from './flags.ts';
import { listenForInstall } from './install.ts';
import { currentMode } from './mode.ts';
import { hasNativeBridge } from './native-bridge.ts';
import { currentSignedIn, onSignedIn, sessionEnd, watchSignedIn } from './session/signed-in.ts';
import { registerServiceWorker } from './update.ts';

type Later = {
  /** Names what does the tasks of each kind; asked for when somebody is signed in. */
  readonly registerTasks: () => Promise<unknown>;
  /** Says that the session has had its time (§9). */
  readonly tellExpired: () => Promise<unknown>;
};

/** What the app does once in a window, after the page can be used. */
export function startPlatform(
  history: Pick<RouterHistory, 'block'>,
  { registerTasks, tellExpired }: Later,
): void {
  const runTasks = () => runLoginTasks(registerTasks);
  takeFlags(location.search);
  watchSignedIn();
  // Whichever way somebody came to be signed in: here, in another tab, or before this page was loaded.
  runTasks();
  onSignedIn(runTasks);
  onSignedIn(() => {
    if (sessionEnd() === 'expired')
      tellExpired().catch((cause: unknown) => console.warn('A message could not be shown', cause));
  });
  addEventListener('online', runTasks);
  // Within the native app there is nothing to install.
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
    registerServiceWorker().catch((cause: unknown) => console.warn('No service worker', cause));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** §4 Login task flow. */
function runLoginTasks(registerTasks: () => Promise<unknown>): void {
  if (currentSignedIn() !== 'buyer') return;
  Promise.all([import('./session/login-tasks.ts'), registerTasks()])
    .then(([tasks]) => tasks.runLoginTasks())
    .catch((cause: unknown) => console.warn('Login tasks wait', cause));
}
