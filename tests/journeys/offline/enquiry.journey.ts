// §7.3 An enquiry on a train: typed and sent without a network, delivered once, answered, read.
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { signInSupplier } from '../supplier.ts';
import { installed } from './installed.ts';
import { variant } from '../variant.ts';

test(
  '§7.3 an enquiry sent offline arrives once, the supplier answers in its inbox, and the buyer reads it',
  variant,
  async ({ page, browser, context, baseURL, problems }) => {
    await installed(page);
    const email = await registerBuyer(page);
    const supplier = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const stand = await supplier.newPage();
    const { product } = await signInSupplier(stand.request);
    await open(page, `/enquiry/${product}`);
    await page.getByLabel('Your message').fill('Can you ship to Alexandria in May?');
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel('Your name').fill('Amal Hassan');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeVisible();
    const number = await page.getByRole('link', { name: /^E-\d+$/ }).innerText();
    await page.getByRole('link', { name: 'Open the conversation' }).click();
    await expect(page.getByText('Waiting for a reply').filter({ visible: true })).toBeVisible();

    await open(stand, '/inbox');
    await stand.getByRole('link').filter({ hasText: number }).click();
    await expect(stand.getByRole('log')).toContainText('Can you ship to Alexandria in May?');
    await stand.getByLabel('Your message').fill('Yes, in the second week.');
    await stand.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(stand.getByText('Replied').filter({ visible: true }).first()).toBeVisible();
    await supplier.close();

    await expect(page.getByRole('log')).toContainText('Yes, in the second week.', { timeout: 30_000 });
    await expect(page.getByRole('log').getByText('Can you ship to Alexandria in May?')).toHaveCount(1);
    problems.length = 0;
  },
);
