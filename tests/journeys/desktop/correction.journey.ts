import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { linkMailedTo } from '../mails.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

async function register(page: Page, email: string): Promise<string> {
  const input = {
    idempotencyKey: randomUUID(),
    exhibitionId: '802',
    email,
    contactName: 'Amal Hasan',
    companyName: 'Nile Trading House',
    countryCode: 'EG',
    purposes: ['SEEK'],
    productName: 'mugs',
  };
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeLink } } }',
      variables: { input },
    },
  });
  const { data } = (await answer.json()) as { data: { preRegister: { badgeLink: string } } };
  return data.preRegister.badgeLink;
}

test(
  '§3 a typo on a badge is corrected from the link in its mail; the rest of the registration stays',
  variant,
  async ({ page }) => {
    const email = newEmail();
    const link = await register(page, email);
    await open(page, `/expo/badge/view?badge_token=${encodeURIComponent(link)}`);
    await expect(page.getByRole('article', { name: 'Badge of Amal Hasan' })).toBeVisible();
    await page.getByRole('button', { name: 'Change your details' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your name')).toHaveValue('Amal Hasan');
    await expect(dialog.getByText(email).first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    await expect(dialog.getByLabel('Other products, in your own words')).toHaveValue('mugs');
    await dialog.getByLabel('Your name').fill('Amal Hassan');
    await dialog.getByRole('button', { name: 'Save your details' }).click();
    await expect(dialog.getByText('You’re registered')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article', { name: 'Badge of Amal Hassan' })).toBeVisible();
    expect(await linkMailedTo(page, email, '/expo/badge/view')).toContain(encodeURIComponent(link));
  },
);
