// The fixture of all journeys: a console error, exception or foreign request fails the journey that meets it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Console errors, exceptions and requests to other hosts; a journey that expects some empties it. */
  problems: string[];
  /** Changes a product in the running services, like the command in a shell. */
  changePrices: (productId: string, ...change: string[]) => Promise<void>;
};

const run = promisify(execFile);

export const test = base.extend<Fixtures>({
  // The address is known only after the global setup has started the app.
  baseURL: async ({}, use) => use(process.env.BASE_URL),
  problems: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      // Lingui warns of a missing text (web/text-parts.ts) and shows its id.
      context.on('console', (message) => {
        if (message.type() === 'error' || message.text().startsWith('Uncompiled message'))
          problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.hostname !== new URL(baseURL ?? '').hostname)
          problems.push(`request to another host: ${url.origin}`);
      });
      await use(problems);
      expect(problems, 'console errors, exceptions and foreign requests').toEqual([]);
    },
    { auto: true },
  ],
  changePrices: async ({}, use) => {
    const dataDir = process.env.JOURNEYS_DATA_DIR;
    if (!dataDir)
      throw new Error(
        'This journey changes prices: beside BASE_URL, set JOURNEYS_DATA_DIR to the data folder of that app',
      );
    await use(async (productId, ...change) => {
      await run('embedded', ['prices', productId, ...change, '--data', dataDir]);
    });
  },
});

export { expect };

/** Waits for hydration, which sets an attribute (web/src/app/HydrationMark.tsx). */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['usable'] !== undefined);
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Acts and sees a toast, which is gone after 5 s (§8): on a slow machine a look that begins after the act can come too late. */
export async function seeToast(toast: Locator, act: () => Promise<void>): Promise<void> {
  await Promise.all([expect(toast).toBeVisible(), act()]);
}

/** Waits until the page has sent no request for `forMs`. */
export async function quiet(page: Page, forMs = 1_000): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', note);
  await expect
    .poll(() => Date.now() - lastAt, { intervals: [100], message: 'since the last request (ms)' })
    .toBeGreaterThanOrEqual(forMs);
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.off(event as 'request', note);
}
