import type { RouterHistory } from '@tanstack/react-router';
import { takeFlags } from './flags.ts';
import { listenForInstall } from './install.ts';
import { currentMode } from './mode.ts';
import { hasNativeBridge } from './native-bridge.ts';
import { registerServiceWorker } from './update.ts';

/** What the app does once in a window, after the page can be used. */
export function startPlatform(history: Pick<RouterHistory, 'block'>): void {
  takeFlags(location.search);
  // Within the native app there is nothing to install.
  if (currentMode() === 'web') listenForInstall();
  if (hasNativeBridge()) {
    history.block({
      enableBeforeUnload: false,
      blockerFn: (step) => import('./native-screens.ts').then(({ openNatively }) => openNatively(step), () => false),
    });
  }
  // Precaching must not compete with the pictures of the first page.
  const register = () => { registerServiceWorker().catch((cause: unknown) => console.warn('No service worker', cause)); };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
