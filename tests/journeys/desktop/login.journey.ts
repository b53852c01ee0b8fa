import type { Route } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, quiet, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import {
  demoBuyer,
  expectSignedIn,
  fillLogin,
  fillRegistration,
  loginSide,
  newEmail,
  panel,
  registerSide,
} from '../sign-in.ts';

test('§2.8 a guest logs in on the current page: the page stays, and the header shows the buyer', async ({
  page,
}) => {
  const { product = '' } = await examplePages(page);
  await open(page, product);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(panel(page)).toBeVisible();
  await fillLogin(loginSide(panel(page)), demoBuyer);
  await expect(panel(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(product);
  await expectSignedIn(page, demoBuyer.email);
});

test('§2.8 on a PC the panel shows both sides, is 1041 wide and can be moved; axe finds nothing in it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Join free' }).click();
  const [login, register] = [loginSide(panel(page)), registerSide(panel(page))];
  await expect(login.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(register.getByRole('button', { name: 'Join free' })).toBeVisible();
  await expect(register.getByRole('checkbox')).toBeChecked();
  await expect(register.getByRole('link', { name: 'membership and privacy terms' })).toHaveAttribute(
    'href',
    '/privacy-policy.html',
  );
  for (const name of ['LinkedIn', 'Facebook', 'Google'])
    await expect(register.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^/oauth/authorize/${name.toLowerCase()}\\?redirectUrl=%2F$`),
    );
  const before = await panel(page).boundingBox();
  expect(before?.width).toBe(1041);
  const head = panel(page).getByRole('heading', { name: 'Log in or join free' });
  await head.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  expect((await panel(page).boundingBox())?.x).not.toBe(before?.x);
  expect(await findings(page)).toEqual([]);
  // A click beside the panel keeps the input, the close button hides it, and it is restored.
  await register.getByLabel('Email').fill('somebody@example-trading.com');
  await page.mouse.click(5, 5);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Join free' }).click();
  await expect(register.getByLabel('Email')).toHaveValue('somebody@example-trading.com');
});

test('§5 an email without an account leads to the registration, which signs in and returns', async ({
  page,
}) => {
  const email = newEmail();
  await open(page, '/login?callback=%2Frfq');
  const [login, register] = [loginSide(page.getByRole('main')), registerSide(page.getByRole('main'))];
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Email').blur();
  await login.getByRole('button', { name: 'This account does not exist. Join free.' }).click();
  await expect(register.getByLabel('Email')).toHaveValue(email);
  await expect(register.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('secret1');
  await register.getByRole('button', { name: 'Join free' }).click();
  await page.waitForURL('/rfq');
  await expectSignedIn(page, email);
  // §2.8 guest-only pages redirect a buyer home.
  await page.goto('/register');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('§5 the rules of both forms, in order, at the field; the first invalid field gets the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/register');
  const [login, register] = [loginSide(page.getByRole('main')), registerSide(page.getByRole('main'))];
  const [email, password] = [register.getByLabel('Email'), register.getByLabel('Password', { exact: true })];
  await register.getByRole('button', { name: 'Join free' }).click();
  await expect(register.getByText('Please enter your email address.')).toBeVisible();
  await expect(register.getByText('Please enter a password.')).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill('nobody');
  await password.fill('short');
  await register.getByRole('checkbox').uncheck();
  await register.getByRole('button', { name: 'Join free' }).click();
  await expect(register.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(register.getByText('At least 6 characters.')).toBeVisible();
  await expect(register.getByText('Please agree to the membership and privacy terms.')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // A public mailbox is accepted with a recommendation of a company's; a disposable one is refused.
  await email.fill(newEmail().replace(/@.*/, '@gmail.com'));
  await password.focus();
  await expect(register.getByText('A company email address is recommended.')).toBeVisible();
  await email.fill(newEmail().replace(/@.*/, '@mailinator.com'));
  await password.focus();
  await expect(register.getByText('Please enter a valid email address.')).toBeVisible();
  await email.fill('supplier@fairgate.example');
  await password.focus();
  await expect(
    register.getByText('This email belongs to a supplier account. Please use another email.'),
  ).toBeVisible();

  // A registered email switches to the login, with the password field.
  await expect(login.getByLabel('Password', { exact: true })).toBeDisabled();
  await email.fill(demoBuyer.email);
  await password.focus();
  await register.getByRole('button', { name: 'This email is already registered. Log in.' }).click();
  await expect(login.getByLabel('Email')).toHaveValue(demoBuyer.email);
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
});

test('§5 checks of an email: an outdated result is dropped, and a check that times out shows nothing', async ({
  page,
}) => {
  const { promise: asked, resolve } = Promise.withResolvers<Route>();
  const held = new Map<string, (route: Route) => unknown>([['MemberCheck', resolve]]);
  await page.route('**/graphql?*', async (route) => {
    // Queries are sent by GET.
    const { operationName = '' } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (held.has(operationName)) await held.get(operationName)?.(route);
    else await route.continue();
  });
  await page.clock.install();
  await open(page, '/register?callback=%2Frfq');
  const register = registerSide(page.getByRole('main'));
  const [email, password] = [register.getByLabel('Email'), register.getByLabel('Password', { exact: true })];
  const registered = register.getByRole('button', { name: 'This email is already registered. Log in.' });
  await email.fill(demoBuyer.email);
  await password.focus();
  const first = await asked;
  await email.fill(newEmail());
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes(demoBuyer.email) ?? false,
  );
  await first.continue();
  await answered;
  await quiet(page, 300);
  await expect(registered).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid');

  // The member check fails, and the verification takes over three seconds.
  held.set('MemberCheck', (route) =>
    route.fulfill({
      json: { data: null, errors: [{ message: 'later', extensions: { code: 'RATE_LIMITED' } }] },
    }),
  );
  held.set('VerifyEmail', () => undefined);
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('"operationName":"Register"') ?? false,
  );
  await email.fill('buyer2@fairgate.example ');
  await password.fill('fairgate9');
  const submit = register.getByRole('button', { name: 'Join free' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(submit.getByText('Loading')).toBeAttached();
  await page.clock.fastForward(3_000);
  await sent;
  // §8 An error of the registration itself is shown at the field, and a click switches to the login.
  await expect(email).toBeFocused();
  await expect(register.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await registered.click();
  await expect(loginSide(page.getByRole('main')).getByLabel('Password', { exact: true })).toBeFocused();
});

test('§8 a wrong password is shown once, keeps the input, and a double click is one attempt', async ({
  page,
}) => {
  const email = newEmail();
  await open(page, '/register');
  await fillRegistration(registerSide(page.getByRole('main')), { email, password: 'secret1' });
  await page.waitForURL('/');
  await (await expectSignedIn(page, email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  await open(page, '/login');
  const login = loginSide(page.getByRole('main'));
  let tries = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Login"')) tries += 1;
  });
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill('wrong-one');
  await login.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(login.getByRole('alert')).toHaveText('The email or password is incorrect.');
  expect(tries).toBe(1);
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('wrong-one');
  await fillLogin(login, { email, password: 'secret1' });
  await page.waitForURL('/');
});

test('§4 a login and a logout reach every tab at once', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/categories');
  await open(page, '/login');
  await fillLogin(loginSide(page.getByRole('main')), demoBuyer);
  await page.waitForURL('/');
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
  await (await expectSignedIn(other, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

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
          const asked = indexedDB.open(name);
          asked.addEventListener('success', () => resolve(asked.result));
        });
        const counts = await Promise.all(
          [...database.objectStoreNames].map(
            (store) =>
              new Promise<number>((resolve) => {
                const asked = database.transaction(store).objectStore(store).count();
                asked.addEventListener('success', () => resolve(asked.result));
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
