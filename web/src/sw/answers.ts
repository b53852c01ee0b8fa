import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { cacheNames } from './cache-names.ts';
import { ServerFirst } from './server-first.ts';
import { storedHeader } from './stored-copy.ts';

/** Caches answers to queries. Their addresses contain language, site, hash and variables: everything an answer depends on. */
export function cacheAnswers(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && url.pathname === '/graphql' && request.method === 'GET',
    new ServerFirst({
      cacheName: cacheNames.answers,
      // Without a copy the app decides how long it waits (app/http-link.ts).
      mostMs: Infinity,
      mostOnceSilentMs: Infinity,
      isOurs: ({ headers }) => headers.get('content-type')?.includes('json') === true,
      mark: (copy) => {
        const marked = new Response(copy.body, copy);
        marked.headers.set(storedHeader, '');
        return marked;
      },
      plugins: [
        // Answers with private data are `private` or `no-store`; this cache does not store them.
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
