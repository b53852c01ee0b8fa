// Reads the structured data of a page (schema.org) and the visible content beside it.
import { expect, type Locator, type Page } from '@playwright/test';
import { showAll } from './show-all.ts';

export type Thing = { '@type': string } & Record<string, unknown>;
export type Item = { position: number; name: string; item?: string; url?: string };

/** The structured data of a page, by type. */
export async function statedOn(page: Page): Promise<Record<string, Thing | undefined>> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts.length).toBeLessThan(2);
  // The visible text is read without no-break spaces, too.
  const stated = JSON.parse((scripts[0] ?? '{}').replaceAll('\u00a0', ' ')) as { '@graph'?: Thing[] } & Thing;
  const things = stated['@graph'] ?? (scripts[0] ? [stated] : []);
  expect(new Set(things.map((thing) => thing['@type'])).size, 'exactly one per type').toBe(things.length);
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

/** 21 Sep 2027, as pages write a date. */
export function dayOf(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return [part({ day: 'numeric' }), part({ month: 'short' }), part({ year: 'numeric' })].join(' ');
}

/** Removes the bidi marks. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
export const textOf = async (locator: Locator) => {
  // Parts far from the window are not laid out, and have no visible text.
  await showAll(locator.page());
  return plain(await locator.innerText());
};
export const main = (page: Page) => page.getByRole('main');
export const address = (page: Page, href: string | null) =>
  href === null ? undefined : new URL(href, page.url()).href;

export async function linksIn(
  page: Page,
  links: Locator,
): Promise<{ name: string; url: string | undefined }[]> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')] as const),
  );
  return found.map(([text, href]) => ({ name: plain(text), url: address(page, href) }));
}
