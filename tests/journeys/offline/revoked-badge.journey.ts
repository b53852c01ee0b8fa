import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';
import { register, signInOrganiser } from './badge-people.ts';

test(
  '§2.4 a revoked badge says so with its reason, also where it is saved, and is not shown at a gate; a full phone says that nothing is saved',
  variant,
  async ({ page, browser }) => {
    const { number, badgeLink } = await register(page);
    const path = `/expo/badge/view?badge_token=${encodeURIComponent(badgeLink)}`;
    await open(page, path);
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    const office = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
    const organiser = await office.newPage();
    await signInOrganiser(organiser);
    await open(organiser, `/organiser/802?find=${number}`);
    await organiser.getByRole('button', { name: number }).click();
    await organiser.getByRole('button', { name: 'Revoke badge' }).click();
    await organiser.getByLabel('Reason').fill('Registered twice');
    await organiser.getByRole('button', { name: 'Revoke badge' }).click();
    await expect(organiser.getByRole('button', { name: 'Issue a new badge' })).toBeVisible();

    // The saved one learns of it without an account.
    await open(page, '/myBadge');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Revoked on .+: no longer valid\.$/)).toBeVisible();
    await expect(main.getByText('Registered twice')).toBeVisible();

    // With a new one on the phone, the valid one comes first.
    await organiser.getByRole('button', { name: 'Issue a new badge' }).click();
    await expect(organiser.getByRole('button', { name: 'Revoke badge' })).toBeVisible();
    await office.close();
    const fresh = await register(page);
    await open(page, `/expo/badge/view?badge_token=${encodeURIComponent(fresh.badgeLink)}`);
    await expect(main.getByText('Saved on this phone.')).toBeVisible();
    await open(page, '/myBadge');
    await expect(main.getByText('Valid for this fair')).toBeVisible();
    await expect(main.getByRole('article')).toContainText(fresh.number);

    await open(page, path);
    await expect(main.getByText(/^Revoked on .+: no longer valid\.$/)).toBeVisible();
    await expect(main.getByText('Registered twice')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Show full screen' })).toHaveCount(0);
    await expect(main.getByText('Saved on this phone.')).toBeVisible();

    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, path);
    await expect(main.getByRole('alert').filter({ hasText: 'storage is full or blocked' })).toBeVisible();
    await expect(main.getByText('Saved on this phone.')).toHaveCount(0);
  },
);
