import { myBadge } from '@fairgate/schema/urls/account';
import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { cacheNames } from './cache-names.ts';
import { keepBadgePage } from './messages.ts';
import { ServerFirst } from './server-first.ts';
import { storedAttribute } from './stored-copy.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not pages of the app: files, the API and other routes of the gateway. */
const notPages = [
  /^\/(graphql|explorer|mailbox|healthz|readyz|metrics|oauth|wallet)(\/|\?|$)/,
  /^\/[^?]*\.(?!html)[a-z0-9]+(\?|$)/i,
];

/** After these times a page that was never visited gets the shell, which goes on waiting for the data. */
const waits = { mostMs: 3_500, mostOnceSilentMs: 1_000 };

/** The first element of our pages has this attribute (app/root.tsx). */
const ours = '<html';
const oursHas = 'data-mode=';
const firstBytes = 2_048;

/**
 * Pages come from the network; offline, from the cache of the last visit; a page never visited gets the
 * shell.
 */
export function cachePages(): void {
  const pages = new ServerFirst({
    cacheName: cacheNames.pages,
    ...waits,
    isOurs: async (answer) => (await startOf(answer.clone())).includes(oursHas),
    mark: async (copy) =>
      new Response((await copy.text()).replace(ours, `${ours} ${storedAttribute}`), {
        status: copy.status,
        headers: copy.headers,
      }),
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
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | undefined)?.type === keepBadgePage)
      event.waitUntil(keep(pages, event));
  });
}

/** Stores the page of the badges, unless a visit has: the badge of a mailed link is stored by another page. */
async function keep(pages: ServerFirst, event: ExtendableMessageEvent): Promise<void> {
  const address = myBadge.format({});
  if (await caches.match(address, { ignoreVary: true })) return;
  const [, stored] = pages.handleAll({ request: new Request(address, { redirect: 'manual' }), event });
  await stored;
}

/** The first characters of a page, as soon as they are there. */
async function startOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < firstBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  void reader?.cancel();
  return text;
}
