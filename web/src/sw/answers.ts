import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** Answers to queries: an address holds language, site, hash and variables, so it says all that the answer depends on. */
export function cacheAnswers(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && request.method === 'GET',
    new NetworkFirst({
      cacheName: cacheNames.answers,
      networkTimeoutSeconds: 6,
      matchOptions: { ignoreVary: true },
      plugins: [
        // What belongs to a viewer says so by `private` or `no-store`, and is kept by the app, not here.
        {
          cacheWillUpdate: ({ response }) =>
            Promise.resolve(
              /private|no-store/.test(response.headers.get('cache-control') ?? '') ? null : response,
            ),
        },
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * 86_400, purgeOnQuotaError: true }),
      ],
    }),
  );
}
