// §8, §2.8 mustLogin: when a session ends elsewhere, the input on the page is kept.
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { endElsewhere } from '../ended-session.ts';
import { findings } from '../findings.ts';
import { expect, open, quiet, seeToast, test } from '../journey.ts';
import { fillLogin, fillRegistration, loginSide, newEmail, panel, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

const reason = 'Maybe you signed in another place, please relogin again.';
/** Expires the session in the service, without a notice to the browser. */
async function haveRunOut(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === signedInCookieName);
  await context.addCookies([
    {
      name: signedInCookieName,
      value: (cookie?.value ?? '').replace(/\.\d{10}(?=\.|$)/, `.${Math.floor(Date.now() / 1_000)}`),
      url: baseURL ?? '',
    },
  ]);
}

const company = (page: Page) => page.getByRole('region', { name: 'Your company' });

test('§8 the panel opens over the page with the reason and the email; the input remains and is saved afterwards', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await registerBuyer(page);
  await open(page, '/account');
  await company(page).getByLabel('Your name').fill('Amal Hassan');
  await page.getByRole('region', { name: 'Password' }).getByLabel('Current password').fill('fairgate1');
  await endElsewhere(playwright, baseURL, email);
  await company(page).getByRole('button', { name: 'Save company details' }).click();

  const login = loginSide(panel(page));
  await expect(panel(page).getByRole('alert').filter({ hasText: reason })).toHaveText(
    `${reason} What you’ve typed is still here.`,
  );
  await expect(login.getByLabel('Email')).toHaveValue(email);
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  // §8 once: not also as a toast.
  await expect(page.getByText(reason)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  // §2.8 nothing closes it.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(panel(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  // A link away leaves the page unchanged.
  await expect(login.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(login.getByRole('link', { name: /Google/ })).toHaveAttribute('target', '_blank');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [email, 'Amal Hassan']) expect(stored).not.toContain(secret);

  await login.getByLabel('Password', { exact: true }).fill('fairgate1');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Password' }).getByLabel('Current password')).toHaveValue(
    'fairgate1',
  );
  await expect(company(page).getByLabel('Your name')).toHaveValue('Amal Hassan');
  await expect(page.getByText(reason)).toHaveCount(0);
  await seeToast(page.getByText('Saved'), () =>
    company(page).getByRole('button', { name: 'Save company details' }).click(),
  );
  await page.reload();
  await expect(company(page).getByLabel('Your name')).toHaveValue('Amal Hassan');

  // Over a dialog too: it stays below, gets no input from the panel, and continues afterwards.
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const box = page.getByRole('dialog', { name: 'Delete my account' });
  await box.getByLabel('Your password').fill('fairgate1');
  await endElsewhere(playwright, baseURL, email);
  await box.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('alert').filter({ hasText: reason }).click();
  await login.getByLabel('Password', { exact: true }).fill('fairgate1');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(box.getByLabel('Your password')).toHaveValue('fairgate1');
  await box.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted');
});

test(
  '§2.8 the panel is no trap: the home page can be reached by keyboard, and the panel stays with its page',
  variant,
  async ({ page, playwright, baseURL }) => {
    const email = await registerBuyer(page);
    await open(page, '/setting/unsubscribe');
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Trade fairs' }).uncheck();
    await endElsewhere(playwright, baseURL, email);
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(loginSide(panel(page)).getByLabel('Email')).toHaveValue(email);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await fillLogin(loginSide(panel(page)), { email, password: 'fairgate1' });
    await expect(panel(page)).toBeHidden();

    await page.getByRole('checkbox', { name: 'Trade fairs' }).uncheck();
    await endElsewhere(playwright, baseURL, email);
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(loginSide(panel(page)).getByLabel('Email')).toHaveValue(email);
    const home = panel(page).getByRole('link', { name: 'Go to the home page' });
    for (
      let presses = 0;
      presses < 40 && !(await home.evaluate((link) => link === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(home).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
  },
);

test(
  '§8 all tabs show it; a login in one tab is a login in all, and another person sees no data of the first',
  variant,
  async ({ page, context, playwright, baseURL }) => {
    const email = await registerBuyer(page);
    await open(page, '/account');
    await company(page).getByLabel('Your name').fill('Amal Hassan');
    const other = await context.newPage();
    await open(other, '/setting/unsubscribe');
    await other.getByRole('checkbox', { name: 'Trade fairs' }).uncheck();
    await endElsewhere(playwright, baseURL, email);
    await other.getByRole('button', { name: 'Save preferences' }).click();
    await expect(panel(other)).toBeVisible();
    await expect(panel(page)).toBeVisible();
    await fillRegistration(registerSide(panel(other)), { email: newEmail(), password: 'fairgate2' });
    await expect(panel(other)).toBeHidden();
    await expect(panel(page)).toBeHidden();
    await expect(other.getByRole('checkbox', { name: 'Trade fairs' })).toBeChecked();
    await expect(company(page).getByLabel('Your name')).toHaveValue('');
  },
);

test(
  '§2.8 a late answer about the email in the panel does not move the focus of who fills in a form',
  variant,
  async ({ page, playwright, baseURL }) => {
    const email = await registerBuyer(page);
    const isAboutOwner = (request: Request) =>
      (request.postData()?.includes('"operationName":"MemberCheck"') &&
        request.postData()?.includes(email)) ??
      false;
    const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/graphql?*', async (route) => {
      if (isAboutOwner(route.request())) await typed;
      await route.continue();
    });
    await open(page, '/account');
    await company(page).getByLabel('Your name').fill('Amal Hassan');
    await endElsewhere(playwright, baseURL, email);
    await company(page).getByRole('button', { name: 'Save company details' }).click();
    const register = registerSide(panel(page));
    const password = register.getByLabel('Password', { exact: true });
    await register.getByLabel('Email').fill(newEmail());
    await password.pressSequentially('fair');
    const answered = page.waitForResponse((response) => isAboutOwner(response.request()));
    answer();
    await answered;
    await quiet(page, 300);
    await page.keyboard.type('gate2');
    await expect(password).toHaveValue('fairgate2');
    await register.getByRole('button', { name: 'Join free' }).click();
    await expect(panel(page)).toBeHidden();
  },
);

test(
  '§9 an open tab reports the end of the 30 days; a login on another page returns to the input',
  variant,
  async ({ page, context, baseURL }) => {
    const email = await registerBuyer(page);
    await haveRunOut(context, baseURL);
    await open(page, '/account');
    await company(page).getByLabel('Your name').fill('Amal Hassan');
    const other = await context.newPage();
    await open(other, '/categories');
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(panel(page).getByRole('alert').filter({ hasText: 'inactivity' })).toHaveText(
      'For your security, you’re logged out after 30 days of inactivity. Please log in again. What you’ve typed is still here.',
    );
    await expect(loginSide(panel(page)).getByLabel('Email')).toHaveValue(email);
    // Without input it is a message only.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(
      other
        .getByRole('alert')
        .getByText('For your security, you’re logged out after 30 days of inactivity. Please log in again.'),
    ).toBeVisible();
    await expect(page.getByText('For your security, you’re logged out after 30 days')).toHaveCount(1);
    await page.request.post('/graphql', {
      data: {
        query: `mutation { login(input: { email: "${email}", password: "fairgate1" }) { __typename } }`,
      },
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(panel(page)).toBeHidden();
    await seeToast(page.getByText('Saved'), () =>
      company(page).getByRole('button', { name: 'Save company details' }).click(),
    );
    await page.reload();
    await expect(company(page).getByLabel('Your name')).toHaveValue('Amal Hassan');
  },
);

test('§4 a logout in another tab leaves no personal data on the page', variant, async ({ page, context }) => {
  await registerBuyer(page);
  await open(page, '/account');
  await company(page).getByLabel('Your name').fill('Amal Hassan');
  const other = await context.newPage();
  await open(other, '/categories');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(company(page)).toHaveCount(0);
});
