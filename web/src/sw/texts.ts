import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from './cache-names.ts';

/** A language's parts and the list of their names (web/text-parts.ts); the folder's name contains a hash. */
const inFolder = /^\/assets\/texts\/[^/]+\//;

/** Room for three languages. */
const maxEntries = 200;

/** The texts of the languages in use. English is precached. */
export function cacheTexts(): void {
  const texts = new CacheFirst({
    cacheName: cacheNames.texts,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  });

  // The scripts of all pages are precached; offline they need their texts, also for pages not opened yet.
  const cacheAll = async (folder: string, event: ExtendableEvent) => {
    const list = `${folder}parts.json`;
    const cache = await caches.open(cacheNames.texts);
    if (await cache.match(list)) return;
    const answer = await fetch(list);
    const names = (await answer.clone().json()) as string[];
    // One at a time, so that the open page's requests come first.
    for (const name of names)
      await texts.handleAll({ request: new Request(`${folder}${name}.js`), event })[1];
    // Last: the list marks the folder as complete.
    await cache.put(list, answer);
  };

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && inFolder.test(url.pathname),
    async ({ request, event, url }) => {
      const answer = texts.handle({ request, event });
      const [folder = ''] = inFolder.exec(url.pathname) ?? [];
      // After an error, the next requested part tries again.
      event.waitUntil(answer.then(() => cacheAll(folder, event)).catch(() => undefined));
      return await answer;
    },
  );
}
