// A registration while the server is not reached, or the code that sends it is missing: it is kept, and arrives once.
import type { Browser, Page } from '@playwright/test';
import { hydrated, open } from '../journeys/journey.ts';
import { installed } from '../journeys/offline/installed.ts';
import type { Mood, Relay } from '../journeys/relay.ts';
import type { ChaosApp } from './app.ts';
import { msUntil, visitorOf } from './browser-visit.ts';
import type { Finding } from './scenario.ts';
import { ask, logInOrganiser } from './visitors.ts';

const exhibitionId = '801';
const path = `/chinahomelifeEgypt_${exhibitionId}/preregister`;
const company = 'Nile Trading House';
const toldMostMs = 6_000;
const noticeMostMs = 3_000;
const moods: readonly Mood[] = ['silence', 'a bad gateway', 'a login page of the network'];
const outboxCode = /assets\/outbox-[\w-]{8}\.js/;

export async function* formsOnBadNetworks(
  app: ChaosApp,
  browser: Browser,
  relay: Relay,
): AsyncGenerator<Finding> {
  for (const mood of moods) yield await silentServer(app, browser, relay, mood);
  yield await missingCode(app, browser);
}

async function silentServer(app: ChaosApp, browser: Browser, relay: Relay, mood: Mood): Promise<Finding> {
  const email = `${mood.replaceAll(' ', '-')}@chaos.example`;
  const context = await visitorOf(browser, relay.url);
  const page = await context.newPage();
  await installed(page);
  await open(page, path);
  await fill(page, email);
  relay.answerBy(mood);
  const saved = page.getByRole('heading', { name: 'Saved on this device' });
  const toldMs = await msUntil(() => submit(page).then(() => saved.waitFor()));
  // The page is opened again while nothing answers, and what was typed can be changed.
  await page.goto(path, { waitUntil: 'commit' });
  await saved.waitFor();
  await hydrated(page);
  await page.getByRole('button', { name: 'Change your details' }).click();
  // An attempt that is on its way ends first.
  const hasText = await hasTyped(page, toldMostMs);
  await submit(page);
  await saved.waitFor();
  relay.answerBy(undefined);
  const backMs = await msUntil(() => registered(page).waitFor());
  await context.close();
  const count = await countOf(app, email);
  return {
    attack: `a registration is sent while ${mood} takes the place of the server`,
    promise: `the person is told ≤ ${toldMostMs} ms; what was typed is kept, also when the page is opened again; it is sent when the server is back, and stored once`,
    measured: `told after ${toldMs} ms; ${hasText ? 'kept' : 'lost'}; sent ${backMs} ms after the server was back, stored ${count} ×`,
    holds: toldMs <= toldMostMs && hasText && count === 1,
  };
}

async function missingCode(app: ChaosApp, browser: Browser): Promise<Finding> {
  const email = 'missing-code@chaos.example';
  const context = await visitorOf(browser, app.url, { serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(outboxCode, (route) => route.abort());
  await open(page, path);
  await fill(page, email);
  const toast = page.getByRole('alert').filter({ hasText: 'couldn’t be reached' });
  const noticeMs = await msUntil(() => submit(page).then(() => toast.waitFor()));
  const stays = await hasTyped(page);
  await page.unroute(outboxCode);
  const reloaded = page.waitForEvent('load');
  await toast.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await hydrated(page);
  const hasText = await hasTyped(page);
  await submit(page);
  await registered(page).waitFor();
  await context.close();
  const count = await countOf(app, email);
  return {
    attack: 'the code that sends a registration cannot be loaded',
    promise: `the form stays; a notice ≤ ${noticeMostMs} ms offers to try again, which keeps what was typed; then it is sent, and stored once`,
    measured: `${stays ? 'stays' : 'is gone'}; ${noticeMs} ms; ${hasText ? 'kept' : 'lost'}, stored ${count} ×`,
    holds: stays && hasText && noticeMs <= noticeMostMs && count === 1,
  };
}

const registered = (page: Page) => page.getByRole('heading', { name: 'You’re registered' });
const submit = (page: Page) => page.getByRole('button', { name: 'Register and get your badge' }).click();

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Your name').fill('Amal Hassan');
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Country', { exact: true }).selectOption('EG');
}

/** Whether what was typed is in the form: at the latest when the page has read it from the device. */
const hasTyped = (page: Page, mostMs = noticeMostMs): Promise<boolean> =>
  page
    .waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('input[name="companyName"]')?.value === typed,
      company,
      { timeout: mostMs },
    )
    .then(
      () => true,
      () => false,
    );

/** How many registrations of this email the organiser sees. */
async function countOf(app: ChaosApp, email: string): Promise<number> {
  const { cookie } = await logInOrganiser(app);
  const { data } = await ask(
    app,
    'query($id: ID!, $email: String!) { viewer { ... on OrganiserUser { exhibition(id: $id) { registrations(keyword: $email) { totalCount } } } } }',
    { variables: { id: exhibitionId, email }, cookie },
  );
  type Seen = { exhibition: { registrations: { totalCount: number } } };
  return (data?.['viewer'] as Seen | null | undefined)?.exhibition.registrations.totalCount ?? Number.NaN;
}
