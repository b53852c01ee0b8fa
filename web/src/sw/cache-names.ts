/** Increase it when cached pages or answers no longer fit the scripts. */
const version = 1;

export const cacheNames = {
  pages: `pages-v${version}`,
  answers: `answers-v${version}`,
  pictures: 'pictures-v1',
  fonts: 'fonts-v1',
  texts: 'texts-v1',
  reading: 'reading-v1',
} as const;

/** Deletes our caches of older versions; workbox manages its own precache. */
export async function dropOldCaches(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames);
  const ourCaches = /^(pages|answers|pictures|fonts|texts|reading)-v\d+$/;
  const old = (await caches.keys()).filter((name) => ourCaches.test(name) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
