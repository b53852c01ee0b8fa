// The pictures of a saved exhibition, from a server that is busy (§2.5).
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

// A page's requests that go through the service worker cannot be answered here.
test.use({ serviceWorkers: 'block' });

test(
  '§2.5 pictures that a busy server refuses are counted, and the next update loads them',
  variant,
  async ({ page, context, problems }) => {
    test.setTimeout(120_000);
    let isBusy = true;
    await context.route('**/pictures/**', (route) =>
      isBusy && route.request().url().includes('w=200&f=webp') && route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 503, headers: { 'retry-after': '1' } })
        : route.continue(),
    );
    await open(page, '/chinahomelifeEgypt_801');
    const save = page.getByRole('button', { name: 'Save for offline' });
    // It shows once it is known what is on this device.
    await expect(save).toBeVisible();
    await page.getByLabel('With small pictures').check();
    await save.click();
    const missing = page.getByText(/^[\d,]+ pictures are missing\. Update this copy to load them\.$/);
    await expect(missing).toBeVisible({ timeout: 60_000 });
    isBusy = false;
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(missing).toBeHidden({ timeout: 60_000 });
    await expect(page.getByText(/ MB, updated /)).toBeVisible();
    problems.length = 0;
  },
);
