// The parts of an account that differ between phone and desktop.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { expectFitsPhone, expectIsolated, expectMirrored, expectUncovered } from '../phone.ts';
import { demoBuyer } from '../sign-in.ts';
import { variant } from '../variant.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The keyboard and the autofill of each field. */
const keyboards = (form: Locator) =>
  form
    .locator('input:not([type=checkbox], [hidden]), select')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((control) => [
          control.getAttribute('name'),
          [
            control.getAttribute('type') ?? control.tagName.toLowerCase(),
            control.getAttribute('inputmode'),
            control.getAttribute('autocomplete'),
          ]
            .filter(Boolean)
            .join(' '),
        ]),
      ),
    );

/** iOS zooms the page at a field with small text, and does not zoom back. */
const smallestLetters = (page: Page) =>
  page
    .locator('main')
    .locator('input, select')
    .evaluateAll((all) =>
      Math.min(...all.map((control) => Number.parseFloat(getComputedStyle(control).fontSize))),
    );

test(
  '§2.4 every field has its own keyboard and autofill; no field zooms the page',
  variant,
  async ({ page }) => {
    await open(page, '/register');
    expect(await keyboards(page.locator('section[aria-labelledby="panel-register"] form'))).toEqual({
      email: 'email email username',
      password: 'password new-password',
    });
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(16);
    await page.request.post('/graphql', {
      data: {
        query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
        variables: { input: demoBuyer },
      },
    });
    await open(page, '/account');
    await expect(page.locator('#company form')).toBeVisible();
    expect(await keyboards(page.locator('#company form'))).toEqual({
      contactName: 'text name',
      jobTitle: 'select',
      companyName: 'text organization',
      businessType: 'select',
      countryCode: 'select country',
      companyWebsite: 'url url url',
      dialingCode: 'tel tel tel-country-code',
      mobile: 'tel tel tel-national',
    });
    expect(await keyboards(page.locator('#password form'))).toEqual({
      oldPassword: 'password current-password',
      newPassword: 'password new-password',
    });
    // A hidden field names the account for password managers.
    await expect(page.locator('#password input[autocomplete=username]')).toHaveValue(/@/);
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(16);
  },
);

test(
  '§2.4, §8 in Arabic: from the bottom bar to the account, sessions elsewhere, all data as a file',
  variant,
  async ({ page, browser, baseURL }) => {
    const email = await registerBuyer(page);
    const other = await browser.newContext({
      baseURL: baseURL ?? '',
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    });
    await other.request.post('/graphql', {
      data: {
        query:
          'mutation($email: String!) { login(input: { email: $email, password: "fairgate1" }) { __typename } }',
        variables: { email },
      },
    });
    await other.close();

    await open(page, '/categories?lang=ar');
    await page
      .getByRole('navigation', { name: 'التنقل الرئيسي' })
      .getByRole('button', { name: 'الحساب' })
      .click();
    const menu = page.getByRole('menu');
    await expectIsolated(page, email);
    await expectMirrored(menu.getByRole('menuitem', { name: 'تسجيل الخروج' }).locator('svg'));
    await expectFitsPhone(page, menu);
    for (const item of await menu.getByRole('menuitem').all()) await expectUncovered(item);
    expect(await findings(page, { within: '[role=menu]' })).toEqual([]);
    await menu.getByRole('menuitem', { name: 'حسابي' }).click();
    await expect(page).toHaveURL(/\/account/);

    const sessions = page.locator('#sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText('Chrome على Windows')).toBeVisible();
    await expectFitsPhone(page);
    await expectMirrored(page.getByRole('navigation', { name: 'موقعك الحالي' }).locator('svg').first());
    await sessions.getByRole('button').click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(
      sessions.getByRole('status').filter({ hasText: 'تم تسجيل الخروج من جهاز آخر واحد.' }),
    ).toBeVisible();
    expect(await findings(page, { within: '#sessions' })).toEqual([]);

    const download = page.waitForEvent('download');
    await page.locator('#data').getByRole('button').first().click();
    expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
      userInfo: { email },
    });
  },
);
