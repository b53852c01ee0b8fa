import { keepBadgePage as type } from '../sw/messages.ts';

/** Has the service worker keep the page of the badges. Without a service worker nothing happens. */
export function keepBadgePage(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type }));
}
