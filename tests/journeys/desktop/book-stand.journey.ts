// A company asks for a stand (§2.5).
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

const path = '/chinahomelifeEgypt_801/book-stand';
const submit = (page: Page) => page.getByRole('button', { name: 'Request a stand' }).click();

/** The requests for a stand that this browser sends. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('SendStandRequest'))
      sent.push(request.url());
  });
  return sent;
}

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company', { exact: true }).fill('Hohenstein Leuchten GmbH');
  await page.getByLabel('Your name').fill('Anna Hohenstein');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+49 170 1234567');
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByLabel('Products you will show').fill('Lamps');
  await page.getByLabel('Size of the stand').fill('18');
}

test(
  '§2.5 a request for a stand: what is missing is said at its field, and it is sent once',
  variant,
  async ({ page }) => {
    const sent = sentFrom(page);
    const email = newEmail();
    await open(page, path);
    await submit(page);
    await expect(page.getByLabel('Company', { exact: true })).toBeFocused();
    await expect(page.getByText('This field is required.')).not.toHaveCount(0);
    expect(sent).toEqual([]);

    await fill(page, email);
    await page.getByRole('button', { name: 'Request a stand' }).dblclick();
    await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeFocused();
    const reference = page.getByText('Your reference number is');
    const [number = 'none'] = /S-\d+/.exec((await reference.textContent()) ?? '') ?? [];
    await expect
      .poll(
        async () => (await (await page.request.get('/mailbox')).text()).split(`<bdi>${email}</bdi>`).length,
      )
      .toBe(2);
    expect(sent).toHaveLength(1);

    // A reload shows the same request.
    await open(page, path);
    await expect(reference).toContainText(number);
    await page.getByRole('button', { name: 'Request another stand' }).click();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('');
    expect(sent).toHaveLength(1);
  },
);

test('§2.5 the popup has the form without links to the fair, for any role', variant, async ({ page }) => {
  await open(page, '/popupEgypt/book-stand');
  await expect(page.getByRole('heading', { level: 1, name: /^Book a stand/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request a stand' })).toBeVisible();
});
