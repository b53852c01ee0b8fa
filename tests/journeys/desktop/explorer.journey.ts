// The explorer for developers: it loads nothing from other hosts (journey.ts fails on such a request), and its examples
// run unchanged on the demo data.
import { examples } from '@fairgate/gateway/examples';
import { getOperationAST, parse, type FieldNode } from 'graphql';
import { expect, test } from '../journey.ts';
import { variant } from '../variant.ts';

test('the explorer opens with an example that runs, and its files are compressed', async ({ page }) => {
  const uncompressed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (
      pathname.startsWith('/explorer/assets/') &&
      /\.(?:js|css)$/.test(pathname) &&
      !response.headers()['content-encoding'] &&
      Number(response.headers()['content-length']) > 1_024
    )
      uncompressed.push(pathname);
  });
  await page.goto('/explorer');
  const answer = page.locator('.graphiql-response');
  // Before its editor has loaded, GraphiQL accepts a click and runs nothing.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(answer).toContainText('"totalCount"', { timeout: 4_000 });
  }).toPass();
  expect(uncompressed).toEqual([]);

  // A second visit restores the state, which GraphiQL stores half a second after a change.
  await page.getByRole('tab', { name: 'NewestProduct' }).click();
  await page.waitForFunction(() => localStorage.getItem('graphiql:query')?.includes('query NewestProduct'));
  await page.waitForFunction(() => localStorage.getItem('graphiql:tabState')?.includes('"activeTabIndex":1'));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'NewestProduct', selected: true })).toBeVisible();
});

test("each of the explorer's examples runs unchanged", variant, async ({ page }) => {
  await page.goto('/explorer');
  const answer = page.locator('.graphiql-response');
  for (const { query } of examples) {
    const operation = getOperationAST(parse(query));
    const [field] = operation?.selectionSet.selections ?? [];
    await page.getByRole('tab', { name: operation?.name?.value ?? '' }).click();
    // Just after a change of tab GraphiQL still sends the earlier operation name.
    await expect(async () => {
      await page
        .getByRole('button', { name: /Execute/ })
        .first()
        .click();
      await expect(answer).toContainText(`"${(field as FieldNode).name.value}"`, { timeout: 4_000 });
    }).toPass();
    await expect(answer).not.toContainText('"errors"');
    await expect(answer).not.toContainText('Refusal');
  }
});
