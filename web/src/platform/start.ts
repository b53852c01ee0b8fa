import { takeFlags } from './flags.ts';
import { listenForInstall } from './install.ts';
import { registerServiceWorker } from './update.ts';

/** What the app does once in a window, after the page can be used. */
export function startPlatform(): void {
  takeFlags(location.search);
  listenForInstall();
  // Precaching must not compete with the pictures of the first page.
  const register = () => { registerServiceWorker().catch((cause: unknown) => console.warn('No service worker', cause)); };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
