import { expect, hydrated, open, test } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { register, signInOrganiser } from './badge-people.ts';
import { installed } from './installed.ts';
import { forgiveNetwork } from './problems.ts';
import { visitorPhone } from './visitor-phone.ts';
import { variant } from '../variant.ts';

const badgeNumber = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

test.afterEach(forgiveNetwork);

test('§2.4, §2.5 from the registration at home to the gate of a hall without a network: one check-in, seen live', async ({
  playwright,
  browser,
}) => {
  // Three browsers and two of their starts: on a busy machine more than the limit of the other journeys.
  test.setTimeout(360_000);
  const visitor = `Amal ${Date.now()}`;
  const phone = visitorPhone(playwright);
  const home = await phone.start();
  const form = await home.newPage();
  await installed(form);
  await open(form, '/expoUnited-Arab-Emirates_802');
  await form.getByRole('link', { name: 'Get your badge' }).click();
  const submit = form.getByRole('button', { name: 'Register and get your badge' });
  await submit.click();
  await expect(form.getByText('Please enter your email address.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await form.getByLabel('Your name').fill(visitor);
  await form.getByLabel('Company').fill('Nile Trading House');
  await form.getByLabel('Country', { exact: true }).selectOption('EG');
  await expect(form.getByLabel('Country code')).toHaveValue('20');
  await form.getByRole('checkbox', { name: 'Buy products' }).check();
  // What is typed outlives the page, and what is submitted the network.
  await form.reload();
  await hydrated(form);
  await expect(form.getByLabel('Company')).toHaveValue('Nile Trading House');
  await expect(form.getByRole('checkbox', { name: 'Buy products' })).toBeChecked();
  await home.setOffline(true);
  await submit.click();
  await expect(form.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();
  const sent: string[] = [];
  // An attempt without a network does not count.
  home.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('PreRegister')) sent.push(request.url());
  });
  await home.setOffline(false);
  await expect(form.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  await expect(form).toHaveURL('/expoUnited-Arab-Emirates_802/success');
  expect(sent.length).toBeLessThanOrEqual(1);
  const issued = badgeNumber.exec(await form.getByText(badgeNumber).innerText())?.[0] ?? '';
  await home.close();

  const gate = await browser.newContext();
  const scanner = await gate.newPage();
  await installed(scanner);
  await signInOrganiser(scanner);
  await open(scanner, '/scanBadge');
  await expect(scanner.getByText('Ready, also without a network.')).toBeVisible();
  await scanner.getByLabel('Name of this device').fill('Gate 2');
  const exhibitions = scanner.getByLabel('Fair', { exact: true });
  await exhibitions.selectOption('802');
  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const organiser = await office.newPage();
  await signInOrganiser(organiser);
  await open(organiser, '/organiser/802?list=check-ins');
  await expect(organiser.getByText(/^(No check-ins yet|Latest check-ins)$/)).toBeVisible();
  const latest = organiser.getByRole('region', { name: 'Latest check-ins' }).locator('tbody tr');
  const seen = latest.filter({ hasText: visitor });

  // From here on the hall has no network: the phone's browser starts without one.
  await gate.setOffline(true);
  const hall = await phone.start({ offline: true });
  const cold = await hall.newPage();
  await cold.goto('/myBadge');
  await hydrated(cold);
  const badge = cold.getByRole('article', { name: `Badge of ${visitor}` });
  await expect(badge).toContainText(issued);
  const picture = await badge.screenshot();
  await hall.close();
  const scan = () =>
    scanner
      .getByLabel('Read a picture')
      .setInputFiles({ name: 'badge.png', mimeType: 'image/png', buffer: picture });
  const result = scanner.getByRole('status').filter({ hasText: visitor });
  await scanner.reload();
  await hydrated(scanner);
  await exhibitions.selectOption('802');
  await scan();
  await expect(result).toContainText('Valid badge');
  await expect(result).toContainText('First scan on this device');
  await scanner.reload();
  await hydrated(scanner);
  await exhibitions.selectOption('802');
  await scan();
  await expect(result).toContainText('Already scanned on this device');
  const [another = ''] = await exhibitions.locator('option:not(:checked)').allTextContents();
  await exhibitions.selectOption(another);
  await scan();
  await expect(result).toContainText('Badge of another fair');

  // Two scans of one badge wait.
  await exhibitions.selectOption('802');
  await expect(scanner.getByText('2 scans wait to be sent')).toBeVisible();
  await expect(seen).toHaveCount(0);
  await gate.setOffline(false);
  await expect(scanner.getByText('All scans have been sent.')).toBeVisible();
  await expect(seen).toHaveCount(1);
  await expect(seen).toContainText('Gate 2');
  await Promise.all([gate.close(), office.close()]);
});

test(
  '§2.4 without a network a gate takes a typed number: revoked, seen today, or noted for later',
  variant,
  async ({ page, context }) => {
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
  },
);
