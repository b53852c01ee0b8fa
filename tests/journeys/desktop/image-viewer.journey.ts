// §2.8 The image viewer's toolbar: zoom, reset, previous and next, rotate. The tests measure the picture.
import type { Locator } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';

/** The visible width of a picture and its rotation (degrees), after the animation. */
const pose = (picture: Locator): Promise<{ width: number; turned: number }> =>
  picture.evaluate(async (image) => {
    const now = () => {
      let matrix = new DOMMatrix();
      for (let element: Element | null = image; element; element = element.parentElement) {
        const { transform } = getComputedStyle(element);
        if (transform !== 'none') matrix = new DOMMatrix(transform).multiply(matrix);
      }
      return {
        width: Math.round(image.getBoundingClientRect().width),
        turned: Math.round((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI),
      };
    };
    let [last, restedFrames] = [now(), 0];
    while (restedFrames < 6) {
      await new Promise(requestAnimationFrame);
      const next = now();
      restedFrames = next.width === last.width && next.turned === last.turned ? restedFrames + 1 : 0;
      last = next;
    }
    return last;
  });

test('§2.8 a buyer views the pictures large: each tool works, and Escape returns', async ({ page }) => {
  await open(page, (await examplePages(page)).product ?? '');
  const small = page.getByRole('button', { name: /^Enlarge image / });
  const total = await small.count();
  expect(total).toBeGreaterThanOrEqual(3);
  const source = await small.first().locator('img').getAttribute('src');
  await small.first().click();

  const viewer = page.getByRole('dialog', { name: 'Images' });
  const press = (name: string) => viewer.getByRole('button', { name, exact: true }).click();
  const button = (name: string) => viewer.getByRole('button', { name, exact: true });
  const position = (number: number) =>
    expect(viewer.getByText(`${number} / ${total}`, { exact: true })).toBeVisible();

  await position(1);
  const first = viewer.locator(`img[src="${source}"]`);
  await expect(first).toBeInViewport();
  const resting = await pose(first);
  expect(resting.turned).toBe(0);

  await press('Zoom in');
  expect(await pose(first)).toEqual({ turned: 0, width: Math.round(resting.width * 1.5) });
  await press('Zoom out');
  expect(await pose(first)).toEqual(resting);
  await press('Rotate');
  expect((await pose(first)).turned).toBe(90);
  await press('Zoom in');
  expect((await pose(first)).width).toBeGreaterThan(resting.width);
  await press('Reset');
  expect(await pose(first)).toEqual(resting);

  await expect(button('Previous image')).toBeDisabled();
  await press('Next image');
  await position(2);
  await expect(first).not.toBeInViewport();
  for (let number = 3; number <= total; number += 1) await press('Next image');
  await position(total);
  await expect(button('Next image')).toBeDisabled();
  await press('Previous image');
  await position(total - 1);

  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(small.first()).toBeFocused();
});
