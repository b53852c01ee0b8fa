import type { Page } from '@playwright/test';

/** From now on, and in the pages that it opens, nothing can be stored: the device is full. */
export async function fillStorage(page: Page): Promise<void> {
  const fill = () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
    Object.assign(Storage.prototype, { setItem: refuse });
  };
  await page.addInitScript(fill);
  await page.evaluate(fill);
}
