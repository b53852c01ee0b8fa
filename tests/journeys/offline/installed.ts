import type { Page } from '@playwright/test';
import { open } from '../journey.ts';

/** Opens the home page and waits until the service worker controls and has cached it. */
export async function installed(page: Page): Promise<void> {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
