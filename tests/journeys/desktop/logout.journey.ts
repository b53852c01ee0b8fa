import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { demoBuyer, expectSignedIn, fillLogin, loginSide } from '../sign-in.ts';

test.describe('§4 with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a full logout removes everything private, also from caches and databases; the app still opens offline', async ({
    page,
    context,
    problems,
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
        const found = await Promise.all(
          [...database.objectStoreNames].map(
            (store) =>
              new Promise<unknown[]>((resolve) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.addEventListener('success', () => resolve(request.result));
              }),
          ),
        );
        database.close();
        return found.flat();
      };
      const visitor = localStorage.getItem('fairgate:visitor');
      // The consent record survives a logout.
      const items = Object.keys(localStorage).filter(
        (name) => !['fairgate:consent', 'fairgate:visitor'].includes(name),
      );
      const session = Object.keys(sessionStorage);
      (window as unknown as { atStart: unknown }).atStart = indexedDB
        .databases()
        // The router stores the scroll position when a page is left.
        .then(async (databases) => ({
          visitor,
          items,
          session: session.filter((key) => !key.startsWith('tsr-scroll')),
          records: JSON.stringify(await Promise.all(databases.map(({ name = '' }) => records(name)))),
        }));
    });
    // A second tab keeps the service worker, which must go on working.
    const otherTab = await context.newPage();
    await open(otherTab, '/categories');
    await page.evaluate(() =>
      localStorage.setItem('fairgate:install-declined', JSON.stringify({ value: true, expiresAt: null })),
    );
    const logOut = (await expectSignedIn(page, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' });
    await Promise.all([page.waitForEvent('load'), logOut.click()]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const atStart = await page.evaluate(
      () =>
        (
          window as unknown as {
            atStart: Promise<{ visitor: string | null; items: string[]; records: string }>;
          }
        ).atStart,
    );
    // Later events have a new visitor id.
    expect(atStart.visitor).not.toBe(visitorBefore);
    expect(atStart).toMatchObject({
      items: expect.arrayContaining(['fairgate:sites', 'fairgate:install-declined']) as string[],
      session: [],
    });
    expect(atStart.items).toHaveLength(2);
    expect(atStart.records).not.toContain(product);
    expect(
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => name.includes('session') || name.includes('signed-in')),
    ).toEqual([]);
    expect((await left()).pages).not.toContain(product);

    await context.setOffline(true);
    await page.goto(product);
    await expect(page.getByRole('heading', { name: /^You’re offline/ })).toBeVisible();
    problems.length = 0;
  });
});
