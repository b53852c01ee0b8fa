// §2.2, §2.8, §4, §9 The enquiry cart: of a guest, at a login, in two tabs, and its limit.
import type { Locator, Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { expectSignedIn, fillLogin, loginSide, panel } from '../sign-in.ts';
import { variant } from '../variant.ts';

const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Enquiry cart/ });
const addButtons = (page: Page): Locator =>
  page.getByRole('button', { name: /^Add .* to enquiry cart$/, pressed: false });

/** The products in the cart that are still offered: each has a quantity. */
const cartLines = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') });

async function addFirst(page: Page, count: number): Promise<void> {
  const before = await page.getByRole('button', { name: /^Add .* to enquiry cart$/, pressed: true }).count();
  for (let at = 0; at < count; at += 1) {
    await addButtons(page).first().click();
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`\\b${before + at + 1} product`));
  }
}

test('§4 a guest’s cart gives way to the account’s at the login, and is offered once for adding', async ({
  page,
  context,
}) => {
  const email = await registerBuyer(page);
  await context.clearCookies();
  await open(page, '/search/product');
  await addFirst(page, 2);
  // §3 The ids are in a cookie, too.
  const ids = (await context.cookies()).find(({ name }) => name === 'fairgate-cart')?.value ?? '';
  expect(ids).toMatch(/^\d+\.\d+$/);
  await cartLink(page).click();
  const lines = cartLines(page);
  await expect(lines).toHaveCount(2);

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(loginSide(panel(page)), { email, password: 'fairgate1' });
  await expect(page.getByRole('heading', { name: 'Your enquiry cart is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to my cart' }).click();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add to my cart' })).toBeHidden();
  // It is in the account, and the guest's list is empty.
  await page.reload();
  await expect(lines).toHaveCount(2);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('fairgate-cart');

  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .filter({ visible: true })
    .click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(2);

  // §4 A full logout clears the lists of the device.
  await (await expectSignedIn(page, email)).getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your enquiry cart is empty' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.endsWith('cart'))).toEqual([]);
});

test('§9 two tabs show one cart, which takes 10 products and refuses the 11th', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/cart');
  // Nine that are no longer offered: to click on nine cards would take long.
  await other.evaluate(() => {
    const value = Array.from({ length: 9 }, (_, at) => ({
      productId: String(at + 1),
      variantId: null,
      quantity: 5,
    }));
    localStorage.setItem('fairgate:cart-guest', JSON.stringify({ value, expiresAt: null }));
  });
  await open(page, '/search/product');
  await expect(cartLink(page)).toHaveAccessibleName(/9 products/);
  await addButtons(page).first().click();
  await expect(cartLink(page)).toHaveAccessibleName(/10 products/);
  await expect(cartLink(other)).toHaveAccessibleName(/10 products/);
  await expect(cartLines(other)).toHaveCount(1);
  await addButtons(page).first().click();
  await expect(page.getByRole('alert')).toContainText('up to 10 products');
  await expect(cartLink(page)).toHaveAccessibleName(/10 products/);
});

test.describe('§2.8 the animation', () => {
  const flights = (page: Page) => page.evaluate(() => (window as unknown as { flights: number[] }).flights);
  const count = (page: Page) =>
    page.addInitScript(() => {
      const animations: number[] = [];
      Object.assign(window, { flights: animations });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const [, options] = given;
        animations.push(Number(typeof options === 'object' ? options.duration : options));
        return animate.apply(this, given);
      };
    });

  test('shrinks for 150 ms and flies for 450 ms; the page stays', variant, async ({ page }) => {
    // Other journeys on a desktop have no animations (playwright.config.ts).
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await count(page);
    await open(page, '/search/product');
    await addFirst(page, 1);
    await expect.poll(() => flights(page)).toEqual([150, 450]);
    await expect(page).toHaveURL(/\/search\/product$/);
    await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible();
  });

  test('is not shown under reduced motion', variant, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await count(page);
    await open(page, '/search/product');
    await addFirst(page, 1);
    expect(await flights(page)).toEqual([]);
  });
});
