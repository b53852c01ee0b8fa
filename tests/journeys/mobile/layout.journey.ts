import { headerMobilePx, mobileViewportMinPx } from '@fairgate/schema/limits';
import type { Locator } from '@playwright/test';
import { blankPictures } from '../blank-pictures.ts';
import { expect, open, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../layout.ts';
import { examplePages, productLinks } from '../pages.ts';
import { variant, variantUnless } from '../variant.ts';
import { layoutLanguages } from '../../setup/sweep.ts';

const pages = [
  'home',
  'search',
  'category',
  'suppliers',
  'product',
  'supplier',
  'reviews',
  'preview',
  'categories',
];

test.beforeEach(({ page }) => blankPictures(page));

for (const language of layoutLanguages(process.env.SWEEP)) {
  test(
    `no page scrolls sideways at 375 in ${language}, nor with the text at 200 %`,
    variantUnless(language === 'ar'),
    async ({ page }) => {
      const paths = await examplePages(page);
      for (const name of pages) {
        await test.step(name, async () => {
          const path = paths[name] ?? '';
          await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          await expectNoSidewaysScroll(page);
          await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
          await expectNoSidewaysScroll(page);
        });
      }
    },
  );
}

test(
  '§2.8 the skeleton of a page is no wider than the screen with the text at 200 %',
  variant,
  async ({ page }) => {
    const { search = '', suppliers = '', product = '' } = await examplePages(page);
    const main = page.getByRole('main');
    const links: [from: string, link: Locator][] = [
      ...[
        'All products',
        'All suppliers',
        'All categories',
        'New arrivals',
        'Product categories A–Z',
        'Trade services',
        'Help and contact',
        'Privacy policy',
      ].map((name): [string, Locator] => [
        '/sitemap.html',
        main.getByRole('link', { name, exact: true }).first(),
      ]),
      [search, productLinks(page).first()],
      [suppliers, main.locator('a[href^="/supplier/"]').first()],
      [product, page.getByRole('banner').getByRole('link', { name: 'Fairgate' })],
    ];
    await page.route('**/graphql**', () => {});
    for (const [from, link] of links) {
      await open(page, from);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await link.click();
      await expect(page.locator('main > [aria-busy]')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  },
);

test('§2.8 the header of each page is 44 high', variant, async ({ page }) => {
  const paths = await examplePages(page);
  for (const name of ['home', 'search', 'product', 'categories', 'login', 'customer service']) {
    await open(page, paths[name] ?? '');
    expect([name, (await page.getByRole('banner').boundingBox())?.height]).toEqual([name, headerMobilePx]);
  }
});

test.describe('§2.8 on a phone narrower than 375', () => {
  test.use({ viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } });

  test('a page is laid out 375 wide and scaled down, and so is the next one', variant, async ({ page }) => {
    const widths = () =>
      page.evaluate(() => [
        screen.width,
        document.documentElement.clientWidth,
        Math.round(visualViewport?.width ?? 0),
      ]);
    await open(page, '/');
    expect(await widths()).toEqual([320, mobileViewportMinPx, mobileViewportMinPx]);
    await expectNoSidewaysScroll(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
    expect(await widths()).toEqual([320, mobileViewportMinPx, mobileViewportMinPx]);
    await expectNoSidewaysScroll(page);
  });
});

test('§2.8 a phone of 375 or more uses its own width', variant, async ({ page }) => {
  await open(page, '/');
  expect(
    await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.querySelector('meta[name=viewport]')?.getAttribute('content')?.split(',')[0],
    ]),
  ).toEqual([375, 'width=device-width']);
});

for (const [language, direction] of [
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)
  test(
    `§2.8 a long name in the breadcrumb is cut at its own end, in ${language}`,
    variant,
    async ({ page }) => {
      const { category = '' } = await examplePages(page);
      await open(page, `${category}?lang=${language}`);
      const crumbs = page.getByRole('main').getByRole('navigation').first();
      const here = crumbs.locator('[aria-current=page]');
      const name = 'Solar';
      const oneLineMostPx = 50;
      for (const text of [name, 'انرژی'])
        for (const words of [1, 20]) {
          const long = `${text} `.repeat(words).trim();
          await here.evaluate((span, value) => {
            span.textContent = value;
          }, long);
          await expect(here).toHaveCSS('direction', text === name ? 'ltr' : 'rtl');
          const [row, last] = [await crumbs.boundingBox(), await here.boundingBox()];
          const end = (row?.x ?? 0) + (row?.width ?? 0);
          expect(last?.x).toBeGreaterThanOrEqual(row?.x ?? Infinity);
          expect((last?.x ?? 0) + (last?.width ?? Infinity)).toBeLessThanOrEqual(end);
          expect(await here.evaluate((span) => span.scrollWidth > span.clientWidth)).toBe(words > 1);
          expect(row?.height, 'all items share one line').toBeLessThan(oneLineMostPx);
        }
      await expect(crumbs).toHaveCSS('direction', direction);
      await expectNoSidewaysScroll(page);
    },
  );
