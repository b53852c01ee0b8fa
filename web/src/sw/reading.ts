import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** What reads a business card (features/card-reader): the worker, Tesseract, and the data of languages. */
const files = /^\/assets\/[^/]+(?:\.traineddata-[\w-]+\.gz|\.wasm)$|^\/assets\/read-worker-[\w-]+\.js$/;

/** Room for a new version beside the old one, with three languages each. */
const maxEntries = 10;

/** Megabytes that are loaded at the first use: reading then works without a network. */
export function cacheReading(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.test(url.pathname),
    new CacheFirst({
      cacheName: cacheNames.reading,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
      ],
    }),
  );
}
