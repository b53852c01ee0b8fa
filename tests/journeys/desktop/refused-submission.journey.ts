// What is submitted and not accepted at once, with a network (§8): the form of a stand, for all that wait in the outbox.
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Request a stand' }).click();

/** Answers the form's next requests in place of the server, until the returned function is called. */
async function answerWith(page: Page, body: object): Promise<() => Promise<void>> {
  const address = '**/graphql**';
  await page.route(address, async (route) => {
    const isForm = route.request().postData()?.includes('SendStandRequest') === true;
    if (!isForm) return route.fallback();
    return route.fulfill({ json: body });
  });
  return () => page.unroute(address);
}

async function fill(page: Page): Promise<void> {
  await open(page, '/chinahomelifeEgypt_801/book-stand');
  await page.getByLabel('Company', { exact: true }).fill('Hohenstein Leuchten GmbH');
  await page.getByLabel('Your name').fill('Anna Hohenstein');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Phone number').fill('+49 170 1234567');
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByLabel('Products you will show').fill('Lamps');
  await page.getByLabel('Size of the stand').fill('18');
}

test(
  '§8 a form that is sent too often says why it waits and how long, and can be changed and sent again',
  variant,
  async ({ page }) => {
    await fill(page);
    const limited = { __typename: 'RateLimited', code: 'RATE_LIMITED', retryAfterSeconds: 720 };
    const answerAgain = await answerWith(page, { data: { bookStand: limited } });
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await expect(
      page.getByText('There have been too many attempts. We’ll try again in 12 minutes.'),
    ).toBeVisible();

    await open(page, '/chinahomelifeEgypt_801/book-stand');
    await expect(page.getByText('There have been too many attempts.')).toBeVisible();
    await page.getByRole('button', { name: 'Change your details' }).click();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Hohenstein Leuchten GmbH');
    await answerAgain();
    await submit(page);
    await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeVisible();
  },
);

test(
  '§8 a service that refuses a form in its own words is shown, and the form stays as it was typed',
  variant,
  async ({ page }) => {
    await fill(page);
    const message = 'This product is not sold in your country.';
    const fault = { message, extensions: { code: 'SERVER_ERROR', fromService: true } };
    await answerWith(page, { data: null, errors: [fault] });
    await submit(page);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Hohenstein Leuchten GmbH');
  },
);
