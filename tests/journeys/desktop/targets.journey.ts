import type { Page } from '@playwright/test';
import { blankPictures } from '../blank-pictures.ts';
import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { showAll } from '../show-all.ts';
import { smallTargets } from '../targets.ts';
import { variant } from '../variant.ts';

/** WCAG 2.5.8. */
const leastPx = 24;

/** One page of each layout. */
const layouts = [
  'home',
  'search',
  'search as a table',
  'suppliers',
  'product',
  'supplier',
  'categories',
  '/sitemap.html',
  '/product_categories.html',
  'login',
];

/** On these pages, or all, each at the width of a desktop and of a phone. */
async function findSmallTargets(page: Page, names?: readonly string[]): Promise<string[]> {
  await blankPictures(page);
  const paths = await examplePages(page);
  const found: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    if (names && !names.includes(name)) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await showAll(page);
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await smallTargets(page.locator('body'), leastPx);
      found.push(...small.map((one) => `${name} at ${width}: ${one}`));
    }
  }
  return found;
}

test(
  'WCAG 2.5.8 every target on one page of each layout is at least 24 px wide and high',
  variant,
  async ({ page }) => {
    expect(await findSmallTargets(page, layouts)).toEqual([]);
  },
);

test(
  'WCAG 2.5.8 every target on every page is at least 24 px wide and high',
  variant,
  async ({ page, problems }) => {
    expect(await findSmallTargets(page)).toEqual([]);
    // The browser itself reports the page that is not there.
    expect(problems.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    problems.length = 0;
  },
);
