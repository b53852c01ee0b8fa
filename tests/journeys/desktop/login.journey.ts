import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
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
import { variant } from '../variant.ts';

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

test(
  '§2.8 on a PC the panel shows both sides, is 1041 wide and can be moved; axe finds nothing in it',
  variant,
  async ({ page }) => {
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
  },
);

test(
  '§8 a wrong password is shown once, keeps the input, and a double click is one attempt',
  variant,
  async ({ page }) => {
    const email = newEmail();
    await open(page, '/register');
    await fillRegistration(registerSide(page.getByRole('main')), { email, password: 'secret1' });
    await page.waitForURL('/');
    const logOut = (await expectSignedIn(page, email)).getByRole('menuitem', { name: 'Log out' });
    // The header changes before the page is loaded again.
    await Promise.all([page.waitForEvent('load'), logOut.click()]);
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
  },
);
