import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** A picture with the same address has the same content. Offline another size of it will do: that of a stored exhibition. */
export function cachePictures(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/icons/'),
    new CacheFirst({
      cacheName: cacheNames.pictures,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
        { handlerDidError: ({ request }) => caches.match(request, { ignoreSearch: true, ignoreVary: true }) },
      ],
    }),
  );
}

/** Fonts by script, as pages need them; their names contain a hash. */
export function cacheFonts(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && (request.destination === 'font' || url.pathname.startsWith('/assets/')),
    new CacheFirst({
      cacheName: cacheNames.fonts,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      ],
    }),
  );
}
