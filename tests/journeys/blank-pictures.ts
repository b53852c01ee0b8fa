import type { Page } from '@playwright/test';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** Gives each picture as a dot, to journeys that look at all that stands around them: to cut and draw pictures is most of a page's work. */
export async function blankPictures(page: Page): Promise<void> {
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: dot }));
}
