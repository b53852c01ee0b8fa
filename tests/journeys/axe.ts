import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './journey.ts';
import { examplePages } from './pages.ts';

const pages = ['home', 'search', 'search without results', 'category', 'best rated', 'suppliers', 'product', 'supplier', 'reviews', 'preview', 'categories', 'check of a number', 'customer service', 'trade services', 'privacy policy', 'site map', 'not found'];

/** One test a page and language: nothing that axe knows of stands in anybody's way, in light and in dark. */
export function testAccessibility(languages: readonly string[]): void {
  for (const language of languages) {
    for (const name of pages) {
      test(`axe finds nothing on ${name} in ${language}`, async ({ page, problems }) => {
        const path = new URL((await examplePages(page))[name] ?? '', 'http://any');
        path.searchParams.set('lang', language);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, path.pathname + path.search);
        // The browser itself reports the 404.
        if (name === 'not found') problems.length = 0;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await findings(page), `in ${colorScheme} colours`).toEqual([]);
        }
      });
    }
  }
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
}
