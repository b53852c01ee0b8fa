// Visitors from several countries: they use the gateway that trusts a proxy and name their address in its header.
import type { BrowserContext, Page } from '@playwright/test';
import { test as journey } from './journey.ts';

export const test = journey.extend({
  baseURL: async ({}, use) => use(process.env.PROXIED_URL),
});

// Addresses of public resolvers and providers, with their registered country.
export const inGermany = { 'x-forwarded-for': '194.25.2.129' };
export const inEgypt = { 'x-forwarded-for': '41.32.0.1' };

/** §2.8 the cookie banner, by its heading in the page's language. */
export const consentBar = (page: Page, heading = 'Cookies and analytics') =>
  page.getByRole('region', { name: heading });

/** The consent record (§3), and its cookie. */
export async function consentRecord(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return {
    cookie,
    value: cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown>),
  };
}
