// An operator's day: a guest writes, is answered by mail, replies by its link, and the operator closes the message.
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { linkMailedTo } from '../mails.ts';
import { newEmail } from '../sign-in.ts';

test('§2.2 §3 a guest writes to our team, an operator answers, the guest replies by the mailed link, the operator closes', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const name = `Amal ${Date.now()}`;
  const guest = await (await browser.newContext()).newPage();
  await open(page, '/desk');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill('operator@fairgate.example');
  await main.getByLabel('Password', { exact: true }).fill('fairgate1');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('navigation', { name: 'Lists of the desk' })).toBeVisible();

  await open(guest, '/customer-service');
  await guest.getByLabel('Your name').fill(name);
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Your message').fill('May I have a sample of the kettle before I order?');
  await guest.getByRole('button', { name: 'Send message' }).click();
  await expect(guest.getByText(/T-\d+/).first()).toBeVisible();

  // The desk is open: what a guest sends appears by itself.
  const item = main.getByRole('article').filter({ hasText: name });
  await expect(item).toContainText('Open');
  expect(await findings(page)).toEqual([]);
  await item.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/desk\/\d+$/);
  await main.getByLabel('Answer', { exact: true }).fill('Yes, it is free of charge.');
  await page.reload();
  await expect(main.getByLabel('Answer', { exact: true })).toHaveValue('Yes, it is free of charge.');
  await main.getByRole('button', { name: 'Send answer' }).click();
  await expect(main.getByRole('list').getByText('Yes, it is free of charge.')).toBeVisible();
  await expect(main.getByRole('status').first()).toContainText('Answered');
  expect(await findings(page)).toEqual([]);

  await open(guest, await linkMailedTo(guest, email, '/ticket'));
  await expect(guest).toHaveURL(/\/ticket(?:\?lang=en)?$/);
  await expect(guest.getByText('Yes, it is free of charge.')).toBeVisible();
  expect(await findings(guest)).toEqual([]);
  await guest.getByLabel('Your reply').fill('Thank you, please send one.');
  await guest.getByRole('button', { name: 'Send reply' }).click();
  await expect(guest.getByLabel('Your reply')).toHaveValue('');

  await expect(main.getByText('Thank you, please send one.')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as closed' }).click();
  await expect(main.getByRole('status').first()).toContainText('Closed');
  await guest.context().close();
});
