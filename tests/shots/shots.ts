// pnpm shots [path…] [--lang en,ar] [--width 375,1440] [--scheme light,dark] [--offline]
// pnpm shots --manifest
// Writes a screenshot of every page in each language, width and colour scheme to shots/, and a contact sheet of all.
// With --manifest: the screenshots of the app manifest, to web/public/screenshots/.
// Uses the app at BASE_URL, otherwise starts the built app with a new data folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, devices, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startApp } from '../setup/app.ts';
import { launchOptions } from '../setup/browser.ts';
import { writeContactSheet, type Screenshot } from './contact-sheet.ts';
import { takeManifestScreenshots } from './manifest-screenshots.ts';
import { defaultPaths } from './paths.ts';
import { showAll } from '../journeys/show-all.ts';

type Variant = { readonly lang: string; readonly width: number; readonly scheme: 'light' | 'dark' };

const folder = 'shots';
const phoneBelow = 768;
const settleMs = 400;
const picturesMostMs = 5_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en,ar' },
    width: { type: 'string', default: '375,1440' },
    scheme: { type: 'string', default: 'light,dark' },
    offline: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
});
const variants: Variant[] = values.lang.split(',').flatMap((lang) =>
  values.width.split(',').flatMap((width) =>
    values.scheme.split(',').map((scheme) => ({
      lang,
      width: Number(width),
      scheme: scheme === 'dark' ? ('dark' as const) : ('light' as const),
    })),
  ),
);

// Installs a browser, and fonts for all scripts.
spawnSync('bash', ['tests/setup/machine.sh'], { stdio: 'inherit' });
const app = process.env.BASE_URL ? undefined : await startApp();
const baseURL = process.env.BASE_URL ?? app?.url ?? '';
const browser = await chromium.launch(launchOptions());
try {
  if (values.manifest)
    console.log((await takeManifestScreenshots(browser, baseURL, 'web/public/screenshots')).join('\n'));
  else await takeContactSheet(browser);
} finally {
  await browser.close();
  await app?.stop();
}

async function takeContactSheet(on: Browser): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const paths = positionals.length > 0 ? positionals : await defaultPaths(baseURL);
  const screenshots: Screenshot[] = [];
  for (const variant of variants) screenshots.push(...(await takeScreenshots(on, variant, paths)));
  await writeContactSheet(screenshots, `${folder}/contact-sheet.png`);
  console.log(`${screenshots.length} screenshots and contact-sheet.png in ${folder}/`);
}

async function takeScreenshots(
  on: Browser,
  variant: Variant,
  paths: readonly string[],
): Promise<Screenshot[]> {
  const context = await on.newContext(contextOf(variant));
  const page = await context.newPage();
  if (values.offline) await goOffline(page, variant);
  const screenshots: Screenshot[] = [];
  for (const path of paths) {
    const label = `${path} ${variant.lang} ${variant.width} ${variant.scheme}${values.offline ? ' offline' : ''}`;
    const file = `${folder}/${label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')}.png`;
    // Pictures load lazily after hydration.
    await page.goto(addressOf(path, variant), { waitUntil: 'networkidle' });
    // A full-page picture needs all parts laid out.
    await showAll(page);
    await scrollThrough(page);
    await page.screenshot({ path: file, fullPage: true });
    screenshots.push({ file, path, label, width: variant.width });
  }
  await context.close();
  return screenshots;
}

function contextOf({ width, scheme, lang }: Variant): BrowserContextOptions {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const screen =
    width < phoneBelow
      ? { ...phone, viewport: { width, height: 812 }, deviceScaleFactor: 2 }
      : { viewport: { width, height: 900 } };
  return { ...screen, baseURL, colorScheme: scheme, locale: lang, reducedMotion: 'reduce' };
}

function addressOf(path: string, { lang }: Variant): string {
  const url = new URL(path, baseURL);
  url.searchParams.set('lang', lang);
  return url.href;
}

/** Loads lazy pictures, then waits for them, for the fonts and for animations. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (mostMs) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    const pictures = Promise.allSettled([...document.images].map((image) => image.decode()));
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, mostMs))]);
    await document.fonts.ready;
  }, picturesMostMs);
  await page.waitForTimeout(settleMs);
}

/** Opens the home page, waits until the service worker controls it, then goes offline. */
async function goOffline(page: Page, variant: Variant): Promise<void> {
  await page.goto(addressOf('/', variant));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload({ waitUntil: 'networkidle' });
  await page.context().setOffline(true);
}
