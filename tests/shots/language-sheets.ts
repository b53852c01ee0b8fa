// pnpm shots:sheets ar,km [--pages home,product]
// Screenshots of each named language on sheets that are large enough to read, for a native reader who sees screens
// only: public pages, pages of a buyer, a supplier and an organiser, and forms with their errors, on a phone. Writes
// shots/sheets/{language}-{number}.png. Uses the app at BASE_URL, otherwise starts the built app with a new data folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguageCode, type LanguageCode } from '@fairgate/schema/locales';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { examplePages } from '../journeys/pages.ts';
import { showAll } from '../journeys/show-all.ts';
import { demoBuyer, demoSupplier } from '../journeys/sign-in.ts';
import { startApp } from '../setup/app.ts';
import { launchOptions } from '../setup/browser.ts';

// Sizes in px.
const [width, height] = [375, 812];
const columnHeight = 1_500;
const columnsOfSheet = 4;
const gap = 8;
const settleMs = 300;
const [idleMostMs, skeletonsMostMs] = [2_000, 5_000];

type Column = { readonly picture: Buffer; readonly height: number };
type Account = { readonly mutation: string; readonly type: string; readonly input: object };
type Part = {
  readonly account: Account;
  /** Addresses by name. */
  readonly pages: Readonly<Record<string, string>>;
};

const exhibition = '/chinahomelifeEgypt_801';
/** Pages that look like others of the list. */
const alike = [
  'home of a country',
  'showroom',
  'hots',
  'aggregate',
  'preview',
  'current exhibition',
  'current exhibition of China Homelife',
  'current exhibition of AFF',
  'book a stand at a current exhibition',
  'book a stand of China Homelife',
  'book a stand of AFF',
  'registration from another site',
  'registration in a popup',
  'registration for the current exhibition',
  'registration for the current exhibition of China Homelife',
  'registration for the current exhibition of AFF',
  'exhibitors of an e-show',
  'search without results',
  'search as a table',
  'best rated',
  'parts of a category',
  'expo home',
  'show of a site',
  'e-show without results',
  'request of a quotation',
  'new arrivals',
  'visits, of a guest',
  'followed products, of a guest',
  'saved cards, of a guest',
  'a link that was used',
  'a card that is not in the address',
  'an organiser’s exhibition, for a guest',
  'privacy policy of a country',
];
/** Pages whose form is also sent empty. */
const withErrors = ['registration for an exhibition', 'book a stand', 'customer service', 'registration'];

const signedIn: readonly Part[] = [
  {
    account: { mutation: 'login', type: 'LoginInput', input: demoBuyer },
    pages: {
      account: '/account',
      'account: profile': '/account/profile',
      badge: '/myBadge',
      card: '/myCard',
      'followed products': '/myFavorite/product',
      'followed exhibitors': '/myFavorite/exhibitor',
      'saved cards': '/myFavorite/exhibitorCard',
      'prize draw, of a buyer': '/expoUnited-Arab-Emirates_802/lotterywheel',
      'sharing event, of a buyer': `${exhibition}/sharing-events`,
      visits: `${exhibition}/visits`,
    },
  },
  {
    account: {
      mutation: 'supplierLogin',
      type: 'SupplierLoginInput',
      input: { account: demoSupplier.email, password: demoSupplier.password },
    },
    pages: { 'scanner of a supplier': '/scanBadge', 'account of a supplier': '/account' },
  },
  {
    account: {
      mutation: 'organiserLogin',
      type: 'LoginInput',
      input: { ...demoBuyer, email: 'organiser@fairgate.example' },
    },
    pages: {
      organiser: '/organiser',
      registrations: '/organiser/801',
      ...Object.fromEntries(
        ['stand-requests', 'prize-claims', 'exhibitors', 'check-ins', 'scanner'].map((list) => [
          list,
          `/organiser/801?list=${list}`,
        ]),
      ),
      scanner: '/scanBadge',
    },
  },
];

const { positionals, values } = parseArgs({ allowPositionals: true, options: { pages: { type: 'string' } } });
const languages = positionals.flatMap((list) => list.split(',')).filter(isLanguageCode);
if (languages.length === 0)
  throw new Error('Name at least one language, for example: pnpm shots:sheets ar,km');
const only = values.pages?.split(',');

spawnSync('bash', ['tests/setup/machine.sh'], { stdio: 'inherit' });
const app = process.env.BASE_URL ? undefined : await startApp();
const baseURL = process.env.BASE_URL ?? app?.url ?? '';
const folder = 'shots/sheets';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
try {
  for (const language of languages) {
    const columns = await columnsIn(browser, language);
    const count = Math.ceil(columns.length / columnsOfSheet);
    for (let i = 0; i < count; i += 1)
      await writeSheet(
        columns.slice(i * columnsOfSheet, (i + 1) * columnsOfSheet),
        `${folder}/${language}-${String(i + 1).padStart(2, '0')}.png`,
      );
    console.log(`${language}: ${count} sheets in ${folder}/`);
  }
} finally {
  await browser.close();
  await app?.stop();
}

/** The columns of all pages: first those of a guest, then those of each account. */
async function columnsIn(on: Browser, language: LanguageCode): Promise<Column[]> {
  const columns: Column[] = [];
  for (const { account, pages } of [{ account: undefined, pages: {} }, ...signedIn]) {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const context = await on.newContext({
      ...phone,
      viewport: { width, height },
      deviceScaleFactor: 1,
      baseURL,
      locale: language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (account) await signIn(page, account);
    for (const [name, path] of Object.entries(account ? pages : await publicPages(page))) {
      if (only && !only.includes(name)) continue;
      const address = new URL(path, baseURL);
      address.searchParams.set('lang', language);
      await page.goto(address.href);
      columns.push(await columnOf(page));
      if (!withErrors.includes(name)) continue;
      await page.locator('main form button[type=submit]').last().click();
      columns.push(await columnOf(page));
    }
    await context.close();
  }
  return columns;
}

async function publicPages(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(await examplePages(page)).filter(([name]) => !alike.includes(name)),
  );
}

async function signIn(page: Page, { mutation, type, input }: Account): Promise<void> {
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
  const answer = await page.request.post('/graphql', {
    headers: { origin: baseURL },
    data: { query, variables: { input } },
  });
  const text = await answer.text();
  if (!text.includes('SignedIn')) throw new Error(`${mutation}: ${text}`);
}

/** The first part of a page, as high as a sheet. */
async function columnOf(page: Page): Promise<Column> {
  await page.waitForLoadState('networkidle', { timeout: idleMostMs }).catch(() => undefined);
  // Skeletons (web/src/ui/Skeleton.tsx).
  await page
    .locator('main .waiting')
    .first()
    .waitFor({ state: 'detached', timeout: skeletonsMostMs })
    .catch(() => undefined);
  await showAll(page);
  await page.waitForTimeout(settleMs);
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const { height: pageHeight } = await picture.metadata();
  const cut = { left: 0, top: 0, width, height: Math.min(columnHeight, pageHeight) };
  return { picture: await picture.extract(cut).png().toBuffer(), height: cut.height };
}

async function writeSheet(columns: readonly Column[], file: string): Promise<void> {
  await sharp({
    create: {
      width: columnsOfSheet * (width + gap) - gap,
      height: Math.max(...columns.map((column) => column.height)),
      channels: 3,
      background: '#9aa0a6',
    },
  })
    .composite(columns.map(({ picture }, i) => ({ input: picture, left: i * (width + gap), top: 0 })))
    .png()
    .toFile(file);
}
