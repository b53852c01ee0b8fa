// Visitors come from several countries, and each says from which address: an app behind a proxy, which all others are not.
import type { BrowserContext, Page } from '@playwright/test';
import { startApp, type RunningApp } from '../setup/app.ts';
import { test as journey } from './journey.ts';

export const test = journey.extend<object, { appBehindProxy: RunningApp }>({
  appBehindProxy: [
    async ({}, use) => {
      const app = await startApp({ env: { TRUST_PROXY: 'true' } });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ appBehindProxy }, use) => use(appBehindProxy.url),
});

// The addresses of public resolvers and providers, as the registers have them.
export const inGermany = { 'x-forwarded-for': '194.25.2.129' };
export const inEgypt = { 'x-forwarded-for': '41.32.0.1' };

/** §2.8 the cookie banner, by its heading in the page's language. */
export const consentBar = (page: Page, heading = 'Cookies and analytics') =>
  page.getByRole('region', { name: heading });

/** The record of what was chosen (§3), and the cookie that it stands in. */
export async function consentRecord(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie');
  return {
    cookie,
    value: cookie && (JSON.parse(decodeURIComponent(cookie.value)) as Record<string, unknown>),
  };
}
