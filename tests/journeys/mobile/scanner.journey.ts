// §2.4 The scanner of badges, where something is missing.
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

test(
  '§2.4 a picture of a badge: a decoder that cannot be loaded, a file that is no picture, and a picture without a code each have their message',
  variant,
  async ({ page, problems }) => {
    await page.addInitScript(() => {
      // The browser's own decoder, where there is one.
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    });
    await page.route(/assets\/decode-/, (route) => route.abort());
    await open(page, '/scanBadge');
    const region = page.getByRole('region', { name: 'Scan the code' });
    // A busy button has a status of its own.
    const says = (text: string | RegExp) =>
      expect(region.getByRole('status').filter({ hasText: text })).toBeVisible();
    const choose = (name: string, buffer: Buffer) =>
      region.getByLabel('Read a picture').setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('text.png', Buffer.from('no picture'));
    await says('This file can’t be opened as a picture here. Choose a JPEG or PNG.');
    await expect(region.getByRole('button', { name: 'Try again' })).toBeHidden();
    await choose('page.png', await page.screenshot());
    await says(/^The files for reading couldn’t be loaded\./);
    await page.unroute(/assets\/decode-/);
    await region.getByRole('button', { name: 'Try again' }).click();
    await says(/^No code was found in this picture\./);
    problems.length = 0;
  },
);
