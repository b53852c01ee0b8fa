import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing moves with prefers-reduced-motion', variant, async ({ page }) => {
  for (const path of ['/', '/search/product?keyword=lamp']) {
    await open(page, path);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 10,
          ).length,
    );
    expect(moving).toBe(0);
  }
  await page.getByRole('button', { name: /^Language/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const seconds = await dialog.evaluate((element) =>
    Math.max(...getComputedStyle(element).transitionDuration.split(',').map(parseFloat)),
  );
  expect(seconds).toBeLessThanOrEqual(0.01);
});

test('colours change at once with prefers-reduced-motion', variant, async ({ page }) => {
  await open(page, '/categories');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(
    await page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
  ).toBe(0);
});
