// The developers' page (issue 2): everything comes from here (journey.ts fails where a stranger is asked), and the examples
// run as they stand. tests/spec/explain.test.ts runs them all; here one is run as a person does it.
import { expect, test } from '../journey.ts';

test('issue 2: the explorer opens with an example that runs, and its files come compressed', async ({ page }) => {
  const uncompressed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/explorer/assets/') && /\.(?:js|css)$/.test(pathname) && !response.headers()['content-encoding'] && Number(response.headers()['content-length']) > 1_024) uncompressed.push(pathname);
  });
  await page.goto('/explorer');
  await page.getByRole('button', { name: /Execute query/ }).click();
  const answer = page.locator('.graphiql-response');
  await expect(answer).toContainText('"totalCount"', { timeout: 20_000 });
  expect(uncompressed).toEqual([]);

  // Another's variables and headers come with its tab; then a second visit finds what was there.
  await page.getByRole('tab', { name: 'NewestProduct' }).click();
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(answer).toContainText('"pictures"');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'NewestProduct', selected: true })).toBeVisible();
});
