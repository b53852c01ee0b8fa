import type { Route } from '@playwright/test';
import { findings } from '../findings.ts';
import { expect, open, quiet, test } from '../journey.ts';
import { demoBuyer, expectSignedIn, loginSide, newEmail, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

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

test(
  '§5 checks of an email: an outdated result is dropped, and a check that times out shows nothing',
  variant,
  async ({ page }) => {
    const { promise: intercepted, resolve } = Promise.withResolvers<Route>();
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
    const [email, password] = [
      register.getByLabel('Email'),
      register.getByLabel('Password', { exact: true }),
    ];
    const registered = register.getByRole('button', { name: 'This email is already registered. Log in.' });
    await email.fill(demoBuyer.email);
    await password.focus();
    const first = await intercepted;
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
  },
);
