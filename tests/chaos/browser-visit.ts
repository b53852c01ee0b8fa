// What the attacks in a browser share.
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

const waitMs = 30_000;

/** A visitor of this address. */
export async function visitorOf(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const viewport = { width: 1_440, height: 900 };
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'allow',
    locale: 'en-US',
    viewport,
    ...options,
  });
  context.setDefaultTimeout(waitMs);
  return context;
}

export async function msUntil(shown: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await shown();
  return Math.round(performance.now() - begun);
}
