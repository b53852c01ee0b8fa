// §7.3 A buyer asks for a meeting, the supplier accepts a time, and the meeting goes into the buyer's calendar.
import { readFile } from 'node:fs/promises';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { signInSupplier } from '../supplier.ts';

test('§7.3 a buyer asks for a meeting, the supplier accepts, and the buyer saves it in a calendar', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    timezoneId: 'Asia/Tokyo',
  });
  const desk = await office.newPage();
  const { supplierId: supplier } = await signInSupplier(desk.request);
  const email = await registerBuyer(page);
  const topic = `Samples for ${email}`;
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

  await open(page, `/requestMeeting?supplier=${supplier}`);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Topic').fill(topic);
  await page.getByLabel('Date').fill(day);
  await page.getByLabel('Start time').fill('09:30');
  await page.getByLabel('Your name').fill('Amal Hassan');
  // What is typed survives a reload.
  await page.reload();
  await expect(page.getByLabel('Topic')).toHaveValue(topic);
  await expect(page.getByLabel('Start time')).toHaveValue('09:30');
  await page.getByRole('button', { name: 'Request a meeting' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your request.' })).toBeVisible();

  await open(desk, '/inbox?kind=MEETING');
  await desk.getByRole('link').filter({ hasText: topic }).click();
  // By the supplier's clocks, and by the buyer's.
  await expect(desk.getByRole('main')).toContainText('18:30–19:00');
  await expect(desk.getByRole('main')).toContainText('09:30–10:00');
  await desk.getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await office.close();

  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByText('Confirmed').filter({ visible: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^meeting-M-\d+\.ics$/);
  const content = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(content).toContain(`DTSTART:${day.replaceAll('-', '')}T093000Z`);
  expect(content).toContain('SEQUENCE:1\r\n');
  expect(content).toContain(`SUMMARY:${topic}`);
});
