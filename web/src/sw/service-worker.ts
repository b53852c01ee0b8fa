// The service worker: the shell and visited pages open offline. Each rule has its own file.
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { cacheAnswers } from './answers.ts';
import { dropOldCaches } from './cache-names.ts';
import { cacheFonts, cachePictures } from './media.ts';
import { sendInBackground } from './outbox.ts';
import { cachePages } from './pages.ts';
import { cacheReading } from './reading.ts';
import { takeShared } from './share-target.ts';
import { cacheTexts } from './texts.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
cachePages();
cacheAnswers();
cachePictures();
cacheTexts();
// Before the fonts, which take all other assets.
cacheReading();
cacheFonts();
sendInBackground();
takeShared();

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()])),
);

// A new version waits until the visitor accepts it (platform/update.ts).
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
