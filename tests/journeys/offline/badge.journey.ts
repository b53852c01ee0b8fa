import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, hydrated, open, test } from '../journey.ts';
import { demoBuyer, newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';
import { installed } from './installed.ts';

const dayMs = 86_400_000;

/** Signs this browser in as the demo buyer, who has badges. */
async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: demoBuyer },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { login: { __typename: 'SignedIn' } } });
}

/** Signs a browser in as the organiser of the demo's fairs. */
async function signInOrganiser(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { organiserLogin(input: $input) { __typename } }',
      variables: { input: { email: 'organiser@fairgate.example', password: 'fairgate1' } },
    },
  });
  expect(await answer.json()).toMatchObject({
    data: { organiserLogin: { __typename: 'OrganiserSignedIn' } },
  });
}

// Without a network the browser reports failed requests, and React the exceptions.
test.afterEach(({ problems }) => {
  const ours = problems.filter(
    (line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|Fault: NETWORK_ERROR/.test(line),
  );
  problems.splice(0, problems.length, ...ours);
});

test('§2.4 a badge opens offline, another phone checks it in offline, and the organiser sees it once it is online', async ({
  page,
  context,
  browser,
}) => {
  await installed(page);
  await signIn(page);
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

test('§2.4 the badge is there before the app, offline, on a page that was never visited', async ({
  page,
  context,
  browser,
}) => {
  await installed(page);
  await signIn(page);
  // The fair's page stores the badges, and the service worker the page of the badges.
  await open(page, '/expoTurkey_803');
  await page
    .getByRole('region', { name: 'Offline copy of this fair' })
    .getByRole('button', { name: 'Save for offline' })
    .click();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/myBadge', { ignoreVary: true }))?.status))
    .toBe(200);
  await context.setOffline(true);
  const early = await context.newPage();
  // Without its timers the app does not start (web/src/app/start-script.ts).
  await early.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await early.goto('/myBadge');
  const badge = early.getByRole('article');
  await expect(badge).toContainText('Amina El-Sayed');
  await expect(badge).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  const number = await badge.locator('p').last().textContent();
  const code = await badge.locator('path').getAttribute('d');

  // The app shows the same one in its place.
  const cold = await context.newPage();
  await cold.goto('/myBadge');
  await hydrated(cold);
  await expect(cold.getByText('Saved on this phone.')).toBeVisible();
  const shown = cold.getByRole('article');
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('p').last()).toHaveText(number ?? '');
  await expect(shown.locator('path')).toHaveAttribute('d', code ?? '');

  // Nothing is drawn for a browser that has none.
  const guest = await browser.newContext();
  const none = await guest.newPage();
  await open(none, '/myBadge');
  await expect(none.getByRole('main').getByRole('link', { name: 'Join free' })).toBeVisible();
  await expect(none.locator('article')).toHaveCount(0);
  await guest.close();
});

test(
  '§4 a logout removes the badges from the phone, unless the person keeps them',
  variant,
  async ({ page }) => {
    const badge = page.getByRole('article', { name: 'Badge of Amina El-Sayed' });
    for (const keeps of [true, false]) {
      await signIn(page);
      await open(page, '/myBadge');
      await expect(badge).toBeVisible();
      await page.getByLabel('Keep my badges on this phone after I log out').setChecked(keeps);
      await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await reloaded;
      await expect(page.getByRole('link', { name: 'Log in' }).or(badge).first()).toBeVisible();
      await hydrated(page);
      await expect(badge).toBeVisible({ visible: keeps });
    }
  },
);

test(
  '§2.4 the picture of a badge has long names whole, within its margins and apart from the code',
  variant,
  async ({ page }) => {
    const input = {
      idempotencyKey: randomUUID(),
      exhibitionId: '802',
      email: newEmail(),
      contactName: 'Hans-Christoph Freiherr von Donaudampfschifffahrtskapitänswitwenberg',
      companyName: `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2)} မြန်မာ့ရွှေလမင်း`,
      countryCode: 'DE',
    };
    const answer = await page.request.post('/graphql', {
      data: {
        query:
          'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeLink } } }',
        variables: { input },
      },
    });
    const { data } = (await answer.json()) as { data: { preRegister: { badgeLink: string } } };
    await open(page, `/expo/badge/view?badge_token=${encodeURIComponent(data.preRegister.badgeLink)}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ]);
    const { data: pixels, info } = await sharp(await download.path())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isWhite = (x: number, y: number) => (pixels[y * info.width + x] ?? 0) > 250;
    const across = Array.from({ length: info.width }, (_, x) => x);
    const down = Array.from({ length: info.height }, (_, y) => y);
    const marginPx = 60;
    const margins = across.filter((x) => x < marginPx || x >= info.width - marginPx);
    expect(margins.flatMap((x) => down.filter((y) => !isWhite(x, y)))).toEqual([]);
    // The code is the lowest part but the number: white rows part it from the text above.
    const whiteRows = down.filter((y) => across.every((x) => isWhite(x, y)));
    const apartPx = 32;
    const runs = whiteRows.filter(
      (y) =>
        y > marginPx &&
        y < info.height * 0.55 &&
        whiteRows.includes(y + apartPx) &&
        Array.from({ length: apartPx }, (_, at) => y + at).every((row) => whiteRows.includes(row)),
    );
    expect(runs).not.toEqual([]);
    expect(
      decodeQr({ width: info.width, height: info.height, data: await rgba(await download.path()) }),
    ).not.toBe('');
  },
);

test(
  '§2.4 a revoked badge says so with its reason, also where it is saved, and is not shown at a gate; a full phone says that nothing is saved',
  variant,
  async ({ page, browser }) => {
    const { number, badgeLink } = await register(page);
    const path = `/expo/badge/view?badge_token=${encodeURIComponent(badgeLink)}`;
    await open(page, path);
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    const office = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
    const organiser = await office.newPage();
    await signInOrganiser(organiser);
    await open(organiser, `/organiser/802?find=${number}`);
    await organiser.getByRole('button', { name: number }).click();
    await organiser.getByRole('button', { name: 'Revoke badge' }).click();
    await organiser.getByLabel('Reason').fill('Registered twice');
    await organiser.getByRole('button', { name: 'Revoke badge' }).click();
    await expect(organiser.getByRole('button', { name: 'Issue a new badge' })).toBeVisible();

    // The saved one learns of it without an account.
    await open(page, '/myBadge');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Revoked on .+: no longer valid\.$/)).toBeVisible();
    await expect(main.getByText('Registered twice')).toBeVisible();

    // With a new one on the phone, the valid one comes first.
    await organiser.getByRole('button', { name: 'Issue a new badge' }).click();
    await expect(organiser.getByRole('button', { name: 'Revoke badge' })).toBeVisible();
    await office.close();
    const fresh = await register(page);
    await open(page, `/expo/badge/view?badge_token=${encodeURIComponent(fresh.badgeLink)}`);
    await expect(main.getByText('Saved on this phone.')).toBeVisible();
    await open(page, '/myBadge');
    await expect(main.getByText('Valid for this fair')).toBeVisible();
    await expect(main.getByRole('article')).toContainText(fresh.number);

    await open(page, path);
    await expect(main.getByText(/^Revoked on .+: no longer valid\.$/)).toBeVisible();
    await expect(main.getByText('Registered twice')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show full screen' })).toHaveCount(0);
    await expect(main.getByText('Saved on this phone.')).toBeVisible();

    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, path);
    await expect(main.getByRole('alert').filter({ hasText: 'storage is full or blocked' })).toBeVisible();
    await expect(main.getByText('Saved on this phone.')).toHaveCount(0);
  },
);

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

/** Registers a guest for the exhibition that is open. */
async function register(page: Page): Promise<{ readonly number: string; readonly badgeLink: string }> {
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeNumber badgeLink } } }',
      variables: {
        input: {
          idempotencyKey: randomUUID(),
          exhibitionId: '802',
          email: newEmail(),
          contactName: 'Amal Hassan',
          companyName: 'Nile Trading House',
          countryCode: 'EG',
        },
      },
    },
  });
  const { data } = (await answer.json()) as {
    data: { preRegister: { badgeNumber: string; badgeLink: string } };
  };
  return { number: data.preRegister.badgeNumber, badgeLink: data.preRegister.badgeLink };
}

const rgba = async (file: string): Promise<Uint8Array> => sharp(file).ensureAlpha().raw().toBuffer();
