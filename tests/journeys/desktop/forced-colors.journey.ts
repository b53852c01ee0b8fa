// Windows' high contrast replaces the backgrounds, shadows and border colours of a page.
import type { Locator } from '@playwright/test';
import { blankPictures } from '../blank-pictures.ts';
import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { variant } from '../variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** The colours that a reader sees, without the icon or the text. */
const colours = (one: Locator) =>
  one.evaluate((element) => {
    const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
    return outlineStyle === 'none' ? backgroundColor : `${backgroundColor} ${outlineColor}`;
  });

test(
  'WCAG 1.4.1 in forced colours the chosen view, tab, page, step and picture look different from the others',
  variant,
  async ({ page }) => {
    await blankPictures(page);
    const paths = await examplePages(page);
    await open(page, `${paths.search}&page=1`);
    const main = page.getByRole('main');
    const pairs: [what: string, chosen: Locator, other: Locator][] = [
      [
        'view',
        main.getByRole('link', { name: 'Images' }),
        main.getByRole('link', { name: 'Compare in a table' }),
      ],
      [
        'tab',
        main.getByRole('link', { name: 'Products', exact: true }),
        main.getByRole('link', { name: 'Suppliers', exact: true }),
      ],
      [
        'page',
        main.locator('[aria-current=page]', { hasText: '1' }),
        main.getByRole('link', { name: 'Page 2', exact: true }),
      ],
    ];
    const first = main.getByRole('button', { name: /^Compare / }).first();
    await first.click();
    pairs.push(['product to compare', first, main.getByRole('button', { name: /^Compare / }).nth(1)]);
    for (const [what, chosen, other] of pairs)
      expect([what, await colours(chosen)]).not.toEqual([what, await colours(other)]);

    await open(page, paths.product ?? '');
    const steps = page.getByRole('table', { name: 'Prices by quantity' }).getByRole('button');
    const pictures = page.getByRole('button', { name: /^Show image/ });
    for (const [what, all] of [
      ['price step', steps],
      ['picture', pictures],
    ] as const)
      expect([what, await colours(all.nth(0))]).not.toEqual([what, await colours(all.nth(1))]);
  },
);
