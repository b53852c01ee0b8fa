import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** Not pages of the app: files, the API and what the gateway answers itself. */
const notPages = [
  /^\/(graphql|explorer|mailbox|healthz|readyz|metrics|oauth)(\/|\?|$)/,
  /^\/[^?]*\.(?!html)[a-z0-9]+(\?|$)/i,
];

/** A slow network should not keep someone from a page that is already here. */
const patienceSeconds = 6;

/** Pages come from the network; without one the copy of the last visit; a page never visited gets the shell. */
export function cachePages(): void {
  const pages = new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: patienceSeconds,
    // The gateway negotiates the language by cookie and header; a copy in another language is better than none.
    matchOptions: { ignoreVary: true },
    plugins: [
      // The address is kept with the page: what came by a mail's link is not kept.
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
