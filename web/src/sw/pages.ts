import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** Not pages of the app: files, the API and other routes of the gateway. */
const notPages = [
  /^\/(graphql|explorer|mailbox|healthz|readyz|metrics|oauth)(\/|\?|$)/,
  /^\/[^?]*\.(?!html)[a-z0-9]+(\?|$)/i,
];

/** After this time a cached page is shown instead. */
const maxWaitSeconds = 6;

/**
 * Pages come from the network; offline, from the cache of the last visit; a page never visited gets the
 * shell.
 */
export function cachePages(): void {
  const pages = new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: maxWaitSeconds,
    // The gateway negotiates the language by cookie and header; a copy in another language is better than
    // none.
    matchOptions: { ignoreVary: true },
    plugins: [
      // The cache stores the address with the page: pages of a mailed link are not cached.
      {
        cacheWillUpdate: ({ request, response }) =>
          Promise.resolve(holdsSecret(request.url) ? null : response),
      },
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }),
      { handlerDidError: async () => (await matchPrecache('/shell.html')) ?? Response.error() },
    ],
  });
  registerRoute(new NavigationRoute(pages, { denylist: notPages }));
}
