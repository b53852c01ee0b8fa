// A browser whose network or server misbehaves: how long until its visitor sees something useful.
import { chromium, type Browser } from '@playwright/test';
import { hydrated, open } from '../journeys/journey.ts';
import { installed } from '../journeys/offline/installed.ts';
import { examplePages, ladder } from '../journeys/pages.ts';
import { startRelay, type Mood, type Relay } from '../journeys/relay.ts';
import { demoBuyer, expectSignedIn, fillLogin, loginSide } from '../journeys/sign-in.ts';
import { launchOptions } from '../setup/browser.ts';
import { msUntil, visitorOf } from './browser-visit.ts';
import { formsOnBadNetworks } from './forms-on-bad-networks.ts';
import { scannerOffline } from './scanner-offline.ts';
import { onApp, type Finding, type Scenario } from './scenario.ts';

const storedMostMs = 3_000;
const neverVisitedMostMs = 6_000;
const noticeMostMs = 3_000;
const moods: readonly Mood[] = ['silence', 'a bad gateway', 'a login page of the network'];

export const browserOnBadNetworks: Scenario = {
  name: 'browser',
  run: onApp({}, async function* (app) {
    const { url } = app;
    const relay = await startRelay(url);
    const browser = await chromium.launch(launchOptions({ headlessShell: true }));
    try {
      yield* badNetworks(browser, relay);
      yield await missingCode(browser, url);
      yield await twoTabs(browser, url);
      yield* formsOnBadNetworks(app, browser, relay);
      yield* scannerOffline(app, browser, relay);
    } finally {
      await browser.close();
      await relay.close();
    }
  }),
};

async function* badNetworks(browser: Browser, relay: Relay): AsyncGenerator<Finding> {
  for (const mood of moods) {
    const context = await visitorOf(browser, relay.url);
    const page = await context.newPage();
    const { product = '', supplier = '' } = await examplePages(page);
    await installed(page);
    await open(page, product);
    await open(page, '/categories');
    relay.answerBy(mood);
    // What happened before does not shorten the wait.
    const storedMs = await msUntil(async () => {
      await page.goto(product, { waitUntil: 'commit' });
      await ladder(page).waitFor();
    });
    const offline = page.getByRole('main').getByRole('heading', { name: /^You’re offline/ });
    const neverMs = await msUntil(async () => {
      await page.goto(supplier, { waitUntil: 'commit' });
      await offline.waitFor();
    });
    relay.answerBy(undefined);
    const backMs = await msUntil(() => offline.waitFor({ state: 'hidden' }));
    await context.close();
    yield {
      attack: `${mood} in place of the server`,
      promise: `a visited page shows its prices ≤ ${storedMostMs} ms, another says what is wrong ≤ ${neverVisitedMostMs} ms, and it comes by itself when the server is back`,
      measured: `${storedMs} ms, ${neverMs} ms, ${backMs} ms`,
      holds: storedMs <= storedMostMs && neverMs <= neverVisitedMostMs,
    };
  }
}

async function missingCode(browser: Browser, url: string): Promise<Finding> {
  const context = await visitorOf(browser, url, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await open(page, '/categories?lang=en');
  const chunks = /assets\/(texts\/.*\/)?LanguageChoice/;
  await page.route(chunks, (route) => route.abort());
  const language = page.getByRole('button', { name: /^Language/ }).first();
  await language.click();
  const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
  const noticeMs = await msUntil(() => toast.waitFor());
  const stays = await page.getByRole('heading', { level: 1, name: 'All categories' }).isVisible();
  await page.unroute(chunks);
  const againMs = await msUntil(async () => {
    await toast.getByRole('button', { name: 'Try again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Language' });
    // The page is reloaded where the browser remembers the failure.
    for (let attempt = 0; attempt < 10 && !(await dialog.isVisible()); attempt += 1) {
      await hydrated(page);
      await language.click();
      await dialog.waitFor({ timeout: 2_000 }).catch(() => undefined);
    }
  });
  await context.close();
  return {
    attack: 'the code of a dialog cannot be loaded',
    promise: `the page stays; a notice ≤ ${noticeMostMs} ms offers to try again, which opens the dialog`,
    measured: `${stays ? 'stays' : 'is gone'}; ${noticeMs} ms; dialog ${againMs} ms after “Try again”`,
    holds: stays && noticeMs <= noticeMostMs && againMs <= neverVisitedMostMs,
  };
}

async function twoTabs(browser: Browser, url: string): Promise<Finding> {
  const context = await visitorOf(browser, url);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(other, '/account');
  await open(one, '/login');
  const email = other.getByRole('main').getByText(demoBuyer.email);
  await fillLogin(loginSide(one.getByRole('main')), demoBuyer);
  await one.waitForURL('/');
  const inMs = await msUntil(() => email.first().waitFor());
  await (await expectSignedIn(one, demoBuyer.email)).getByRole('menuitem', { name: 'Log out' }).click();
  const outMs = await msUntil(() => email.first().waitFor({ state: 'hidden' }));
  await context.close();
  return {
    attack: 'a login and a logout in another tab',
    promise: `the open account page follows ≤ ${noticeMostMs} ms after each`,
    measured: `${inMs} ms, ${outMs} ms`,
    holds: inMs <= noticeMostMs && outMs <= noticeMostMs,
  };
}
