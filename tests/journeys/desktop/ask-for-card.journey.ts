// §2.5, §4: a guest asks an exhibitor for the card on its page, and the exhibitor answers.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { demoSupplier, fillRegistration, newEmail, panel, registerSide } from '../sign-in.ts';
import { variant } from '../variant.ts';

const exhibitor = '/expoUnited-Arab-Emirates_802/exhibitors/1';

test(
  '§4 a guest asks for the card, joins in the panel, has asked, and gets the card that the exhibitor sends',
  variant,
  async ({ page, browser }) => {
    await open(page, exhibitor);
    const main = page.getByRole('main');
    const ask = main.getByRole('button', { name: 'Ask for email and phone' });
    await ask.click();
    await expect(registerSide(panel(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await ask.click();
    await fillRegistration(registerSide(panel(page)), { email: newEmail(), password: 'fairgate1' });
    await expect(main.getByText(/^You asked on/)).toBeVisible();
    expect(await findings(page)).toEqual([]);

    const context = await browser.newContext();
    const supplier = await context.newPage();
    await open(supplier, '/login?as=supplier');
    await supplier.getByRole('main').getByLabel('Email').fill(demoSupplier.email);
    await supplier.getByRole('main').getByLabel('Password', { exact: true }).fill(demoSupplier.password);
    await supplier.keyboard.press('Enter');
    await supplier.waitForURL('/');
    const requests = supplier.getByRole('main').getByRole('button', { name: 'Send your card' });
    await requests.first().click();
    await expect(
      supplier
        .getByRole('main')
        .getByText(/^Card sent on/)
        .first(),
    ).toBeVisible();
    await context.close();

    await page.reload();
    await expect(main.getByText(/^The exhibitor sent you the card on/)).toBeVisible();
    await main.getByRole('link', { name: 'Open the card' }).click();
    await expect(page.getByRole('article').getByRole('link', { name: /@/ })).toBeVisible();
  },
);
