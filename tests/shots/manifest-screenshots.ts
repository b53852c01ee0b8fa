// The screenshots that a browser shows in its install dialog. The app manifest has their names and sizes.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { devices, type Browser, type BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { productPath } from './paths.ts';

type Manifest = {
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: 'narrow' | 'wide';
  }[];
};

const phoneScale = 2;
const quality = 80;
const settleMs = 400;

/**
 * Takes the screenshots of the app at `baseURL` and writes them as WebP.
 * @returns the names of the files.
 */
export async function takeManifestScreenshots(
  on: Browser,
  baseURL: string,
  folder: string,
): Promise<string[]> {
  const { screenshots } = (await fetch(`${baseURL}/manifest.webmanifest`).then((answer) =>
    answer.json(),
  )) as Manifest;
  const pages: Record<string, string> = { home: '/', product: await productPath(baseURL) };
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const { src, sizes, form_factor: form } of screenshots) {
    const path = pages[basename(src).split('-', 1)[0] ?? ''];
    if (!path) throw new Error(`The manifest names ${src}, for which no page is known.`);
    const context = await on.newContext({
      ...screenOf(sizes, form),
      baseURL,
      locale: 'en',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    // On a phone the price ladder is below the pictures.
    await page
      .getByRole('table')
      .first()
      .evaluateAll(([table]) => table?.scrollIntoView({ block: 'end' }));
    await page.waitForTimeout(settleMs);
    const file = join(folder, basename(src));
    await sharp(await page.screenshot())
      .webp({ quality })
      .toFile(file);
    files.push(file);
    await context.close();
  }
  return files;
}

/** `sizes` are the pixels of the picture. */
function screenOf(sizes: string, form: 'narrow' | 'wide'): BrowserContextOptions {
  const [width = 0, height = 0] = sizes.split('x').map(Number);
  if (form === 'wide') return { viewport: { width, height } };
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  return {
    ...phone,
    viewport: { width: width / phoneScale, height: height / phoneScale },
    deviceScaleFactor: phoneScale,
  };
}
