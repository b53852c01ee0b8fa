import { expect, hydrated, open, test } from '../journey.ts';
import { register, signInBuyer, signInOrganiser } from './badge-people.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';

const dayMs = 86_400_000;

test.afterEach(forgiveNetwork);

test('§2.4 a badge opens offline, another phone checks it in offline, and the organiser sees it once it is online', async ({
  page,
  context,
  browser,
}) => {
  await installed(page);
  await signInBuyer(page);
  await open(page, '/myBadge');
  const badge = page.getByRole('article', { name: 'Badge of Amina El-Sayed' });
  await expect(badge).toBeVisible();
  const gate = await browser.newContext();
  const scanner = await gate.newPage();
  await installed(scanner);
  await signInOrganiser(scanner);
  await open(scanner, '/scanBadge');
  await expect(scanner.getByText('Ready, also without a network.')).toBeVisible();
  await scanner.getByLabel('Name of this device').fill('Gate 2');

  // From here on nobody has a network. A new tab has nothing in memory.
  await Promise.all([context.setOffline(true), gate.setOffline(true)]);
  const cold = await context.newPage();
  await cold.goto('/myBadge');
  await hydrated(cold);
  const shown = cold.getByRole('article', { name: 'Badge of Amina El-Sayed' });
  // That of a fair which has yet to come.
  await cold.getByLabel('Fair', { exact: true }).selectOption('Cairo Home and Decoration Fair');
  const picture = await shown.screenshot();
  const [, , ofBadge = ''] = await shown.locator('p').allTextContents();
  await scanner.reload();
  await hydrated(scanner);
  const scan = (file: Buffer) =>
    scanner
      .getByLabel('Read a picture')
      .setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: file });
  const fairs = scanner.getByLabel('Fair', { exact: true });
  await fairs.selectOption(ofBadge);
  const exhibitionId = await fairs.inputValue();
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const organiser = await office.newPage();
  await signInOrganiser(organiser);
  await open(organiser, `/organiser/${exhibitionId}?list=check-ins`);
  await expect(organiser.getByText('No check-ins yet')).toBeVisible();
  await scan(picture);
  const result = scanner.getByRole('status').filter({ hasText: 'Amina El-Sayed' });
  // The days of the demo's fairs follow the calendar, and this one has yet to come: the scanner's clock goes there.
  await expect(result).toContainText('Not valid yet');
  const [, validFrom = ''] = /valid from (.+?\s20\d\d)/.exec((await result.textContent()) ?? '') ?? [];
  await scanner.clock.setFixedTime(Date.parse(`${validFrom.replaceAll('\u00a0', ' ')} 12:00 UTC`) + dayMs);
  await scan(picture);
  await expect(result).toContainText('Valid badge');
  await expect(result).toContainText('First scan on this device');
  await scanner.reload();
  await hydrated(scanner);
  await fairs.selectOption(ofBadge);
  await scan(picture);
  await expect(result).toContainText('Already scanned on this device');

  const [another = ''] = await fairs.locator('option:not(:checked)').allTextContents();
  await fairs.selectOption(another);
  await scan(picture);
  await expect(result).toContainText('Badge of another fair');

  // Two scans of one badge wait.
  await fairs.selectOption(ofBadge);
  await expect(scanner.getByText('2 scans wait to be sent')).toBeVisible();
  await expect(organiser.getByText('No check-ins yet')).toBeVisible();
  await gate.setOffline(false);
  await expect(scanner.getByText('All scans have been sent.')).toBeVisible();
  const latest = organiser.getByRole('region', { name: 'Latest check-ins' }).locator('tbody tr');
  await expect(latest).toHaveCount(1);
  await expect(latest).toContainText('Amina El-Sayed');
  await expect(latest).toContainText('Gate 2');
  await expect(latest).toContainText('The device’s clock was wrong');
  await Promise.all([gate.close(), office.close()]);
});

test('§2.4 without a network a gate takes a typed number: revoked, seen today, or noted for later', async ({
  page,
  context,
}) => {
  const { number } = await register(page);
  const revoked = await register(page);
  await installed(page);
  await signInOrganiser(page);
  // As the service's list is a minute or two after a revocation.
  await context.route('**/.well-known/badge-revocations.json', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { revoked: Record<string, string[]> };
    const numbers = [...(list.revoked['802'] ?? []), revoked.number];
    await route.fulfill({ response, json: { ...list, revoked: { ...list.revoked, 802: numbers } } });
  });
  await open(page, '/organiser/802?list=scanner');
  await expect(page.getByText('Ready, also without a network.')).toBeVisible();

  await context.setOffline(true);
  const main = page.getByRole('main');
  const check = async (typed: string): Promise<void> => {
    await main.getByLabel('Number on the badge').fill(typed);
    await main.getByRole('button', { name: 'Check the number' }).click();
  };
  await check('K7Q2');
  await expect(main.getByRole('status').filter({ hasText: 'This isn’t a badge number' })).toBeVisible();
  await check(revoked.number);
  await expect(main.getByRole('status').filter({ hasText: 'Revoked badge' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Check in', exact: true })).toHaveCount(0);
  for (const typed of ['zzzz-zzzz', number.toLowerCase().replace('-', ' ')]) {
    await check(typed);
    await expect(main.getByRole('status').filter({ hasText: 'Not fully checked' })).toBeVisible();
    await main.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(main.getByText('Saved on this device', { exact: true })).toBeVisible();
  }
  await check(revoked.number);
  await check(number);
  await expect(main.getByText('Already scanned on this device')).toBeVisible();
  await expect(main.getByText('2 scans wait to be sent')).toBeVisible();

  await context.setOffline(false);
  await expect(main.getByText('All scans have been sent.')).toBeVisible();
  const refused = main.getByRole('listitem').filter({ hasText: 'ZZZZ-ZZZZ' });
  await expect(refused).toContainText('No badge has this number.');
  await open(page, `/organiser/802?find=${number}`);
  await expect(main.getByText('Checked in', { exact: false }).first()).toBeVisible();
});
