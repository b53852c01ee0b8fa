// Pre-registration for an exhibition (§2.5), with and without a network. gate.journey.ts has the way from the form to the hall.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { codeSentTo } from '../mails.ts';
import { variant } from '../variant.ts';
import { installed } from './installed.ts';

const path = '/chinahomelifeEgypt_801/preregister';
const submit = (page: Page) => page.getByRole('button', { name: 'Register and get your badge' }).click();

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Your name').fill('Amal Hassan');
  await page.getByLabel('Company').fill('Nile Trading House');
  await page.getByLabel('Country', { exact: true }).selectOption('EG');
  await page.getByRole('checkbox', { name: 'Buy products' }).check();
}

test(
  '§2.5 a registration that waits is sent by the next page, and the form of another tab knows it',
  variant,
  async ({ page, context, problems }) => {
    await installed(page);
    await open(page, path);
    await fill(page, 'amal.later@nile.example');
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await open(next, '/categories');
    const form = await context.newPage();
    await open(form, path);
    await expect(form.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
    problems.length = 0;
  },
);

test(
  '§2.5 an email that is registered gets its badge by email, and not on a stranger’s screen',
  variant,
  async ({ browser, page }) => {
    const email = 'amal.twice@nile.example';
    await open(page, path);
    await fill(page, email);
    await submit(page);
    await expect(page).toHaveURL('/chinahomelifeEgypt_801/success');

    const context = await browser.newContext();
    const stranger = await context.newPage();
    await open(stranger, path);
    // The first question gets no answer.
    let questions = 0;
    await stranger.route(/\/graphql/, (route) =>
      route.request().postData()?.includes('CheckRegistration') && questions++ === 0
        ? route.abort()
        : route.continue(),
    );
    await fill(stranger, email);
    await expect(stranger.getByText('This email is already registered for this fair.')).toBeVisible();
    await stranger.getByRole('button', { name: 'Email me the badge' }).click();
    await expect(stranger.getByText('the badge is on its way')).toBeVisible();
    await submit(stranger);
    await expect(stranger).toHaveURL('/chinahomelifeEgypt_801/finish');
    await expect(stranger.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'View your badge' })).toBeHidden();
    await context.close();
  },
);

test(
  '§7.3 a number is proven by a code, and a registered email shows its badge to whoever has the mailbox',
  variant,
  async ({ page, browser }) => {
    const email = 'amal.proven@nile.example';
    await open(page, path);
    await fill(page, email);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row('WhatsApp').getByRole('button', { name: 'Enter a number first' })).toBeVisible();
    await page.getByLabel('Mobile number').fill('0100 123 9876');
    await row('SMS').getByRole('button', { name: 'Send code' }).click();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page.getByText(/New code in \d+ seconds/)).toBeVisible();
    const sms = await codeSentTo(page.request, '+201001239876');
    // The phone has loaded the page again while the message was read in another app: no second code is needed.
    await open(page, path);
    await expect(page.getByText('We’ve sent a code to +20 10 01239876')).toBeVisible();
    await code.fill(sms === '000000' ? '000001' : '000000');
    await code.press('Enter');
    await expect(page.getByText('This code isn’t right.')).toBeVisible();
    // The digits of the keyboard in Arabic.
    await code.fill(sms.replaceAll(/\d/g, (digit: string) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
    await code.press('Enter');
    await expect(row('SMS').getByText('Confirmed')).toBeVisible();
    await page.getByLabel('Mobile number').fill('0100 123 9877');
    await expect(row('SMS').getByRole('button', { name: 'Send code' })).toBeVisible();
    await submit(page);
    await expect(page).toHaveURL('/chinahomelifeEgypt_801/success');

    const context = await browser.newContext();
    const phone = await context.newPage();
    await open(phone, path);
    await fill(phone, email);
    await phone
      .getByRole('listitem')
      .filter({ hasText: email })
      .getByRole('button', { name: 'Send code' })
      .click();
    // The mail is there before the field.
    await expect(phone.getByLabel('Code', { exact: true })).toBeVisible();
    await phone.getByLabel('Code', { exact: true }).fill(await codeSentTo(phone.request, email));
    await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(phone.getByText('Confirmed', { exact: true })).toBeVisible();
    await submit(phone);
    await expect(phone).toHaveURL('/chinahomelifeEgypt_801/success');
    await context.close();
  },
);

test(
  '§2.8, §4 the popup comes 3 seconds after the data with the flag, as a sheet at the bottom',
  variant,
  async ({ page }) => {
    await open(page, '/?f_pr=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible({ timeout: 15_000 });
    const box = await dialog.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.clock.install();
    await open(page, '/?f_pr=1');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test('§2.5 other addresses of the form lead to it', variant, async ({ request }) => {
  for (const [from, to] of [
    ['/chinahomelifeEgypt_801/preRegsiter?source=9', '/chinahomelifeEgypt_801/preregister?source=9'],
    ['/chinaHomeLifeEgypt/preregister', '/chinahomelifeEgypt_801/preregister'],
    ['/affJapan/finish', '/affJapan_810/finish'],
    ['/sportsIndonesia/success', '/sportsIndonesia_807/success'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.headers()['location']]).toEqual([from, to]);
  }
  expect((await request.get('/expoEgypt_99999/preregister')).status()).toBe(404);
});
