// The scanner of a gate without a network, or without a part of its code: scans wait on the device, and check in once.
import { devices, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import encodeQr from 'qr';
import sharp from 'sharp';
import { hydrated, open } from '../journeys/journey.ts';
import { installed } from '../journeys/offline/installed.ts';
import type { Relay } from '../journeys/relay.ts';
import type { ChaosApp } from './app.ts';
import { msUntil, visitorOf } from './browser-visit.ts';
import type { Finding } from './scenario.ts';
import { ask, logInOrganiser } from './visitors.ts';

/** The demo fair that is open whenever the tests run. */
const exhibitionId = '802';
const resultMostMs = 3_000;
const noticeMostMs = 3_000;
const readyMostMs = 6_000;
const modulePx = 8;
const decoderCode = /assets\/decode-/;

export async function* scannerOffline(
  app: ChaosApp,
  browser: Browser,
  relay: Relay,
): AsyncGenerator<Finding> {
  yield await unreached(app, browser, relay, 'no network');
  yield await unreached(app, browser, relay, 'silence');
  yield await missingCode(app, browser);
}

/** Two scans of one badge, from a cold start: one check-in once the server is back. */
async function unreached(
  app: ChaosApp,
  browser: Browser,
  relay: Relay,
  how: 'no network' | 'silence',
): Promise<Finding> {
  const badge = await newBadge(app, how);
  const context = await gateOf(app, browser, relay.url);
  const page = await context.newPage();
  await installed(page);
  await openScanner(page);
  const cut = async (isCut: boolean) => {
    if (how === 'silence') relay.answerBy(isCut ? 'silence' : undefined);
    else await context.setOffline(isCut);
  };
  await cut(true);
  const cold = await context.newPage();
  const readyMs = await msUntil(async () => {
    await cold.goto('/scanBadge', { waitUntil: 'commit' });
    await ready(cold).waitFor();
  });
  await hydrated(cold);
  const resultMs = await scan(cold, badge.picture, 'First scan on this device');
  await cold.reload({ waitUntil: 'commit' });
  await ready(cold).waitFor();
  await hydrated(cold);
  await scan(cold, badge.picture, 'Already scanned on this device');
  await cold.getByText('2 scans wait to be sent').waitFor();
  const before = await checkInsOf(app, badge.number);
  await cut(false);
  const sentMs = await msUntil(() => cold.getByText('All scans have been sent.').waitFor());
  const after = await checkInsOf(app, badge.number);
  await context.close();
  return {
    attack: `${how === 'silence' ? 'silence in place of the server' : 'no network'}, and a gate scans one badge twice`,
    promise: `the scanner opens ≤ ${readyMostMs} ms and knows a badge ≤ ${resultMostMs} ms, also after a reload; scans wait, and are one check-in when the server is back`,
    measured: `${readyMs} ms, ${resultMs} ms; ${before} check-ins before, ${after} after ${sentMs} ms`,
    holds: readyMs <= readyMostMs && resultMs <= resultMostMs && before === 0 && after === 1,
  };
}

async function missingCode(app: ChaosApp, browser: Browser): Promise<Finding> {
  const badge = await newBadge(app, 'missing code');
  const context = await gateOf(app, browser, app.url, 'block');
  const page = await context.newPage();
  await page.route(decoderCode, (route) => route.abort());
  await openScanner(page);
  const notice = page.getByText('The files for reading couldn’t be loaded.');
  const noticeMs = await msUntil(() => choose(page, badge.picture).then(() => notice.waitFor()));
  const isBlamed = await page.getByText('No code was found in this picture').isVisible();
  await page.unroute(decoderCode);
  await scan(page, badge.picture, 'First scan on this device');
  await page.getByText('All scans have been sent.').waitFor();
  const after = await checkInsOf(app, badge.number);
  await context.close();
  return {
    attack: 'the code that reads pictures of badges cannot be loaded',
    promise: `a notice ≤ ${noticeMostMs} ms says what is missing, and nothing says that the picture is at fault; the picture is read when it is chosen again, and the badge is checked in once`,
    measured: `${noticeMs} ms; ${isBlamed ? 'the picture is blamed' : 'the picture is not blamed'}; ${after} check-ins`,
    holds: noticeMs <= noticeMostMs && !isBlamed && after === 1,
  };
}

/** A phone that the organiser is signed in on. */
async function gateOf(
  app: ChaosApp,
  browser: Browser,
  url: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> {
  const context = await visitorOf(browser, url, { ...devices['Pixel 7'], serviceWorkers });
  const { cookie } = await logInOrganiser(app);
  await context.addCookies(
    cookie.split('; ').map((one) => {
      const at = one.indexOf('=');
      return { name: one.slice(0, at), value: one.slice(at + 1), url };
    }),
  );
  return context;
}

const exhibitions = (page: Page): Locator => page.getByLabel('Fair', { exact: true });
const ready = (page: Page): Locator => page.getByText('Ready, also without a network.');

async function openScanner(page: Page): Promise<void> {
  await open(page, '/scanBadge');
  await ready(page).waitFor();
  await exhibitions(page).selectOption(exhibitionId);
}

async function choose(page: Page, picture: Buffer): Promise<void> {
  const file = { name: 'badge.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Read a picture').setInputFiles(file);
}

/** Scans a picture. Resolves to the time until the result says this. */
const scan = (page: Page, picture: Buffer, says: string): Promise<number> =>
  msUntil(async () => {
    await choose(page, picture);
    await page.getByRole('status').filter({ hasText: says }).waitFor();
  });

async function newBadge(app: ChaosApp, name: string): Promise<{ number: string; picture: Buffer }> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    exhibitionId,
    email: `${name.replaceAll(' ', '-')}@gate.example`,
    contactName: 'Amal Hassan',
    companyName: 'Nile Trading House',
    countryCode: 'EG',
  };
  const registered = await ask(
    app,
    'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeNumber badgeLink } } }',
    { variables: { input } },
  );
  const { badgeNumber: number, badgeLink: link } = registered.data?.['preRegister'] ?? {};
  const opened = await ask(
    app,
    'mutation($link: String!) { openBadge(link: $link) { ... on Badge { signedCode } } }',
    { variables: { link } },
  );
  return {
    number: String(number),
    picture: await pictureOf(String(opened.data?.['openBadge']?.['signedCode'])),
  };
}

async function pictureOf(code: string): Promise<Buffer> {
  const rows = encodeQr(code, 'raw', { ecc: 'medium', encoding: 'alphanumeric', border: 4 });
  const side = rows.length;
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * modulePx, side * modulePx, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** How many of the fair's last check-ins are of this badge. */
async function checkInsOf(app: ChaosApp, badgeNumber: string): Promise<number> {
  const { cookie } = await logInOrganiser(app);
  const { data } = await ask(
    app,
    'query($id: ID!) { viewer { ... on OrganiserUser { exhibition(id: $id) { checkIns { latest { badgeNumber } } } } } }',
    { variables: { id: exhibitionId }, cookie },
  );
  type Seen = { exhibition: { checkIns: { latest: { badgeNumber: string }[] } } };
  const seen = data?.['viewer'] as Seen | null | undefined;
  return (seen?.exhibition.checkIns.latest ?? []).filter((one) => one.badgeNumber === badgeNumber).length;
}
