import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { demoBuyer, expectSignedIn, fillLogin, loginSide } from '../sign-in.ts';

test.describe('§4 with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a full logout removes everything: storage, caches, databases, service worker, cookies', async ({
    page,
    context,
  }) => {
    const { product = '' } = await examplePages(page);
    await open(page, '/login');
    await fillLogin(loginSide(page.getByRole('main')), demoBuyer);
    await page.waitForURL('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open(page, product);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage)))
      .toContain('fairgate:recently-seen');
    await open(page, '/search/product?keyword=lamp');
    await page.evaluate(() => sessionStorage.setItem('left', 'behind'));
    const left = () =>
      page.evaluate(async () => ({
        items: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        pages: (
          await Promise.all(
            (await caches.keys())
              .filter((name) => /^(pages|answers|pictures)-/.test(name))
              .map(async (name) =>
                (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
              ),
          )
        ).flat(),
      }));
    const before = await left();
    const visitorBefore = await page.evaluate(() => localStorage.getItem('fairgate:visitor'));
    expect(visitorBefore).not.toBeNull();
    expect(before.items).toContain('fairgate:recently-seen');
    expect(before.pages).toContain(product);

    // The stored data at the start of the new page, before it writes anything.
    await page.addInitScript(() => {
      const records = async (name: string) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name);
          request.addEventListener('success', () => resolve(request.result));
        });
        const counts = await Promise.all(
          [...database.objectStoreNames].map(
            (store) =>
              new Promise<number>((resolve) => {
                const request = database.transaction(store).objectStore(store).count();
                request.addEventListener('success', () => resolve(request.result));
              }),
          ),
        );
        database.close();
        return counts.reduce((sum, count) => sum + count, 0);
      };
      const visitor = localStorage.getItem('fairgate:visitor');
      // The consent record survives a logout.
      const items = Object.keys(localStorage).filter(
        (name) => !['fairgate:consent', 'fairgate:visitor'].includes(name),
      );
      const session = Object.keys(sessionStorage);
      (window as unknown as { atStart: unknown }).atStart = Promise.all([
        caches.keys(),
        indexedDB.databases(),
        navigator.serviceWorker.getRegistrations(),
      ])
        // The router stores the scroll position when a page is left.
        .then(async ([names, databases, workers]) => ({
          visitor,
          items,
          session: session.filter((key) => !key.startsWith('tsr-scroll')),
          caches: names,
          records: (await Promise.all(databases.map(({ name = '' }) => records(name)))).reduce(
            (sum, count) => sum + count,
            0,
          ),
          workers: workers.length,
        }));
    });
    const logOut = (await expectSignedIn(page, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' });
    await Promise.all([page.waitForEvent('load'), logOut.click()]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const atStart = await page.evaluate(
      () => (window as unknown as { atStart: Promise<{ visitor: string | null }> }).atStart,
    );
    // Later events have a new visitor id.
    expect(atStart.visitor).not.toBe(visitorBefore);
    expect(atStart).toMatchObject({
      items: ['fairgate:sites'],
      session: [],
      caches: [],
      records: 0,
      workers: 0,
    });
    expect(
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => name.includes('session') || name.includes('signed-in')),
    ).toEqual([]);
    expect((await left()).pages).not.toContain(product);
  });
});
