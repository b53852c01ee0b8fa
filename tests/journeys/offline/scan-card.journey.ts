// §7.3 A registration is filled in from a picture of a business card, which is read on the device.
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';
import { installed } from './installed.ts';

const path = '/chinahomelifeEgypt_801/preregister';

const lines = [
  '<h2>Nile Trading House</h2>',
  '<b>Amal Hassan</b>',
  '<p>Purchasing Manager</p>',
  '<p>Mobile +20 100 123 4567</p>',
  '<p>amal.hassan@niletrading.example</p>',
  '<p>www.niletrading.example</p>',
  '<p>14 Talaat Harb St., Cairo 11511, Egypt</p>',
];
const style = `body{margin:0;background:#c8c8c8;font:17px/1.4 sans-serif}
.card{background:#fff;margin:24px;padding:20px 28px}h2{font-size:26px;margin:0 0 8px}b{font-size:21px}p{margin:5px 0}`;

/** A picture of a card, as a browser draws it. @param turned by a quarter. */
async function drawCard(page: Page, turned = false): Promise<Buffer> {
  const drawing = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 640, height: 380 }, deviceScaleFactor: 2 });
  if (!drawing) throw new Error('No browser');
  await drawing.setContent(`<style>${style}</style><div class="card">${lines.join('')}</div>`);
  if (turned) {
    await drawing.setViewportSize({ width: 400, height: 640 });
    await drawing.addStyleTag({
      content: '.card{width:560px;transform-origin:0 0;transform:translate(370px,0) rotate(90deg)}',
    });
  }
  const picture = await drawing.screenshot();
  await drawing.close();
  return picture;
}

const opener = (page: Page) => page.locator('summary', { hasText: 'Scan a business card' });
const scan = async (page: Page) => {
  await opener(page).click();
  await expect(page.getByText('Choose a picture')).toBeVisible();
};
const choose = (page: Page, buffer: Buffer, name = 'card.png', mimeType = 'image/png') =>
  page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });

test(
  '§7.3 a card is read without sending the picture, corrected, and fills the empty fields; later without a network',
  variant,
  async ({ page, context, problems }) => {
    const picture = await drawCard(page);
    await installed(page);
    await open(page, path);
    await page.getByLabel('Company').fill('Hassan & Sons');
    // The picture has some 50 kB; what else a page sends meanwhile (its events, queries) is small.
    let sentBytes = 0;
    const sentTo = new Set<string>();
    page.on('request', (request) => {
      if (request.method() === 'GET') return;
      sentTo.add(new URL(request.url()).pathname);
      sentBytes += request.postDataBuffer()?.length ?? 0;
    });
    await scan(page);
    await expect(page.getByText(/The first time, [\d.]+ MB are loaded for it/)).toBeVisible();
    await choose(page, picture);
    await expect(page.getByRole('heading', { name: 'What we read on the card' })).toBeFocused({
      timeout: 60_000,
    });
    expect([...sentTo].filter((path) => !['/graphql', '/events'].includes(path))).toEqual([]);
    expect(sentBytes).toBeLessThan(picture.length / 2);
    await expect(page.getByText('The form has “Hassan & Sons”, which stays.')).toBeVisible();
    const company = page
      .getByRole('textbox', { name: /^Text of line/ })
      .and(page.locator('[value="Nile Trading House"]'));
    await expect(company).toBeVisible();
    const name = page
      .getByRole('textbox', { name: /^Text of line/ })
      .and(page.locator('[value="Amal Hassan"]'));
    await name.fill('Amal M. Hassan');
    await open(page, path);
    // As what was typed; the focus stays where a page begins.
    await expect(page.locator('[value="Amal M. Hassan"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What we read on the card' })).not.toBeFocused();
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByText(/\d fields were filled in/)).toBeVisible();

    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amal.hassan@niletrading.example');
    await expect(page.getByLabel('Your name')).toHaveValue('Amal M. Hassan');
    await expect(page.getByLabel('Your role')).toHaveValue('PURCHASING');
    await expect(page.getByLabel('Company')).toHaveValue('Hassan & Sons');
    await expect(page.getByLabel('Country', { exact: true })).toHaveValue('EG');
    await expect(page.getByLabel('Website')).toHaveValue('www.niletrading.example');
    await expect(page.getByLabel('Country code')).toHaveValue('20');
    await expect(page.getByLabel('Mobile number')).toHaveValue('010 01234567');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Your name')).toHaveValue('');
    await page.getByRole('checkbox', { name: 'Replace what is already in the form' }).check();
    await page.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('Nile Trading House');
    // As what was typed.
    await open(page, path);
    await expect(page.getByLabel('Company')).toHaveValue('Nile Trading House');

    await context.setOffline(true);
    await scan(page);
    await choose(page, await drawCard(page));
    await expect(page.getByRole('heading', { name: 'What we read on the card' })).toBeVisible({
      timeout: 60_000,
    });
    await context.setOffline(false);
    problems.length = 0;
  },
);

test(
  '§7.3 a picture that lies on its side is read, and reading can be cancelled',
  variant,
  async ({ page }) => {
    await open(page, path);
    await scan(page);
    await choose(page, await drawCard(page, true));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Reading was cancelled.')).toBeVisible();
    await choose(page, await drawCard(page, true));
    await expect(page.locator('[value="Purchasing Manager"]')).toBeVisible({ timeout: 90_000 });
  },
);

test(
  '§7.3 each reason why a card is not read has its message',
  variant,
  async ({ page, context, problems }) => {
    const picture = await drawCard(page);
    await installed(page);
    await open(page, path);
    await scan(page);
    const alert = page.getByRole('region', { name: 'Scan a business card' }).getByRole('alert');
    await choose(page, Buffer.from('no picture'), 'card.txt', 'text/plain');
    await expect(alert).toContainText('can’t be opened as a picture');
    await choose(page, Buffer.alloc(40_000_001), 'card.tif', 'image/tiff');
    await expect(alert).toContainText('This picture is too large. Choose one of 40 MB at most.');
    await context.setOffline(true);
    await choose(page, picture);
    await expect(alert).toContainText('The files for reading couldn’t be loaded.');
    await context.setOffline(false);
    const empty = await page.context().browser()?.newPage();
    await choose(page, (await empty?.screenshot()) ?? Buffer.alloc(0));
    await expect(alert).toContainText('No text was found.', { timeout: 90_000 });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(alert).toContainText(/camera/);
    problems.length = 0;
  },
);

test(
  '§7.3 pressed before the app has loaded, the scan shows that it waits, and then opens',
  variant,
  async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(path);
    await opener(page).click();
    await expect(page.locator('details').getByRole('status')).toHaveText('Loading');
    release();
    await expect(page.getByText('Choose a picture')).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await page
      .getByRole('region', { name: 'Scan a business card' })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(opener(page)).toBeVisible();
    await expect(page.getByText('Choose a picture')).toBeHidden();
    await scan(page);
  },
);

test('§2.4, §7.3 the own card is filled in by the same scan', variant, async ({ page }) => {
  await registerBuyer(page);
  await open(page, '/myCard');
  await scan(page);
  await choose(page, await drawCard(page));
  await expect(page.getByRole('heading', { name: 'What we read on the card' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Purchasing Manager');
  await expect(page.getByLabel('Phone')).toHaveValue('+20 10 01234567');
  await expect(page.getByLabel('Country')).toHaveValue('EG');
});
