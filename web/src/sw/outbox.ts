import { deliver } from './outbox-delivery.ts';

declare const self: ServiceWorkerGlobalScope;

type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Background Sync (Chromium): sends what waits in the outbox when the network is back, also without an open page. */
export function sendInBackground(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag !== 'outbox') return;
    (event as SyncEvent).waitUntil(
      deliver(true).then((next) => {
        // The browser tries again later.
        if (next !== undefined) throw new Error('The outbox is not empty');
      }),
    );
  });
}
