import { keepBadgePage as type } from '../sw/messages.ts';

/** Has the service worker keep the page of the badges. Where there is none this waits, and nobody for it. */
export function keepBadgePage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type }));
}
