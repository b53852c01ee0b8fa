import type { Page } from '@playwright/test';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** Replaces each picture by a dot, for journeys that do not test pictures: resizing takes most of a page's time. */
export async function blankPictures(page: Page): Promise<void> {
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }));
}
