// A buyer plans the visit of a fair: on the hall plan, the exhibitors' pages, the list of visits and the agenda.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';
import { variant } from '../variant.ts';

const exhibition = '/chinahomelifeEgypt_801';
const main = (page: Page) => page.getByRole('main');
const plan = (page: Page, hall: string) => main(page).getByRole('group', { name: `Plan of hall ${hall}` });
const chosen = (page: Page, hall: string) => plan(page, hall).locator('[aria-current]');
const section = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Sections of the fair' }).getByRole('link', { name }).click();

/** Opens the exhibitor of the chosen stand, and follows it. @returns the stand. */
async function follow(page: Page, hall: string): Promise<string> {
  const [, stand = '', name = ''] =
    /^(\S+) (.+)$/.exec((await chosen(page, hall).locator('title').textContent()) ?? '') ?? [];
  await main(page).getByRole('heading', { name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await main(page).getByRole('button', { name: 'Follow' }).click();
  await expect(main(page).getByRole('button', { name: 'Following' })).toBeVisible();
  return stand;
}

test('§2.5 from the hall plan to an exhibitor, to the visits by stand, and a session into the calendar', async ({
  page,
}) => {
  await registerBuyer(page);
  await open(page, `${exhibition}/hall-plan`);
  const hallB = main(page).getByRole('navigation', { name: 'Halls' }).getByRole('link', { name: 'Hall B' });
  await hallB.click();
  await expect(plan(page, 'B')).toBeVisible();
  await expect(hallB).toHaveAttribute('aria-current', 'page');
  await plan(page, 'B').getByRole('link').first().click();
  const later = await follow(page, 'B');

  await section(page, 'Hall plan');
  // One stand is reached by Tab, the others by the arrow keys.
  await plan(page, 'A').locator('a[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen(page, 'A')).toBeFocused();
  const sooner = await follow(page, 'A');

  await section(page, 'My visits');
  const stands = main(page)
    .getByRole('article')
    .getByText(/^[A-Z]-\d+$/);
  await expect(stands).toHaveText([sooner, later]);
  await main(page).getByRole('checkbox').first().check();
  await expect(main(page).getByRole('status')).toContainText('Visited: 1 of 2');

  await section(page, 'Agenda');
  await expect(page.getByRole('heading', { level: 1, name: /^Agenda/ })).toBeVisible();
  const session = main(page).getByRole('article').first();
  const title = (await session.getByRole('heading').textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    session.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar).toContain(`SUMMARY:${title}`);
  expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

test(
  '§2.5 a search on the plan shows the hall with the result, and only its stands light up',
  variant,
  async ({ page }) => {
    await open(page, `${exhibition}/hall-plan`);
    await main(page).getByRole('searchbox').fill('C-104');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page).getByRole('status')).toHaveText('1 exhibitor found');
    await expect(plan(page, 'C')).toBeVisible();
    await expect(chosen(page, 'C')).toHaveAttribute('data-stand', 'C-104');
    await main(page).getByRole('searchbox').fill('no such company');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page).getByRole('status')).toHaveText('0 exhibitors found');
  },
);

test('§2.5 a visit that is ticked stays ticked after a reload, with its note', variant, async ({ page }) => {
  await registerBuyer(page);
  await open(page, `${exhibition}/hall-plan?hall=A`);
  await plan(page, 'A').getByRole('link').first().click();
  await follow(page, 'A');
  await section(page, 'My visits');
  await main(page).getByRole('checkbox').check();
  const note = main(page).getByLabel('Note to myself');
  await note.fill('Ask for samples');
  await note.blur();
  await expect(main(page).getByRole('status')).toContainText('Visited: 1 of 1');
  await page.reload();
  await expect(main(page).getByRole('checkbox')).toBeChecked();
  await expect(note).toHaveValue('Ask for samples');
});
