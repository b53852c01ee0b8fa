// §6: a supplier logs in on the site; buyers' forms that refuse a supplier's email link there (§8).
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoSupplier, fillLogin, loginSide, panel, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

for (const side of ['login', 'registration'] as const) {
  test(
    `§8 the ${side} refuses a supplier's email and links to the suppliers' login with it, which leads to their home`,
    variant,
    async ({ page }) => {
      await open(page, '/categories');
      await page.getByRole('banner').getByRole('link', { name: 'Join free' }).click();
      const form = side === 'login' ? loginSide(panel(page)) : registerSide(panel(page));
      await form.getByLabel('Email').fill(demoSupplier.email);
      await form.getByLabel('Email').blur();
      await expect(
        form.getByText('This email belongs to a supplier account. Please use another email.'),
      ).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await form
        .getByText('Please use another email.')
        .getByRole('link', { name: 'Log in as a supplier' })
        .click();

      await expect(page).toHaveURL('/login?as=supplier');
      await expect(panel(page)).toBeHidden();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log in as a supplier');
      await expect(main.getByLabel('Email')).toHaveValue(demoSupplier.email);
      await expect(main.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type(demoSupplier.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('/');
      await expect(main.getByText('Your company on Fairgate')).toBeVisible();
      await expect(main.getByText('Buyers can find your company and its products')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    },
  );
}

test(
  '§6 a supplier follows the link in the panel, sees errors, and can go back',
  variant,
  async ({ page }) => {
    await open(page, '/login');
    const main = page.getByRole('main');
    await loginSide(main).getByRole('link', { name: 'Log in as a supplier' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Log in as a supplier');
    expect(await findings(page)).toEqual([]);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByText('Please enter your email address.')).toBeVisible();
    await expect(main.getByText('Please enter a password.')).toBeVisible();
    await expect(main.getByLabel('Email')).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await main.getByLabel('Email').fill('nobody@example-trading.com');
    await main.getByLabel('Password', { exact: true }).fill('wrong-one');
    await main.getByRole('button', { name: 'Continue' }).dblclick();
    await expect(main.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await expect(main.getByLabel('Password', { exact: true })).toHaveValue('wrong-one');
    await main.getByRole('link', { name: 'Log in as a buyer' }).click();
    await expect(page).toHaveURL('/login');
    await expect(loginSide(main).getByLabel('Email')).toHaveValue('nobody@example-trading.com');
  },
);

test(
  "§6 without JavaScript the address is the suppliers' login; a signed-in supplier is redirected home, and can log out",
  variant,
  async ({ page }) => {
    const html = await (await page.request.get('/login?as=supplier')).text();
    expect(html).toMatch(/<h1[^>]*>Log in as a supplier/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    await open(page, '/login?as=supplier');
    const main = page.getByRole('main');
    await fillLogin(main, demoSupplier);
    await page.waitForURL('/');
    await page.goto('/login?as=supplier');
    await page.waitForURL('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(main.getByText('Your company on Fairgate')).toBeHidden();
  },
);
