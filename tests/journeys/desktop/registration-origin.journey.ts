// Where a registration for an exhibition comes from (§2.9, §3), from the first page of a visit to the request.
import type { Page } from '@playwright/test';
import { expect, open, quiet } from '../journey.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';
import { consentBar, consentRecord, inEgypt, inGermany, test } from '../visitors.ts';

const exhibition = '/chinahomelifeEgypt_801';
const landing = `${exhibition}?source=9&gclid=click-1&recommend_site=Egypt&sib_eid=802&hidden_exhibition_id=803`;
const expected = {
  source: 'GROUND_PROMOTION',
  trackingSource: null,
  relatedExhibitionId: '802',
  recommendSite: 'Egypt',
  siblingExhibitionId: '802',
  hiddenExhibitionId: '803',
};

/** Registers on the page that is open. @returns what the request says, and the new event with the registration's id. */
async function register(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.postData()?.includes('"PreRegister"') === true,
  );
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await page.getByLabel('Your name').fill('Amal Hassan');
  await page.getByLabel('Company').fill('Nile Trading House');
  await page.getByLabel('Country', { exact: true }).selectOption('EG');
  await page.getByRole('checkbox', { name: 'Buy products' }).check();
  await page.getByRole('button', { name: 'Register and get your badge' }).click();
  const { variables } = (await sent).postDataJSON() as { variables: { input: Record<string, unknown> } };
  await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
  return variables.input;
}

const goToForm = async (page: Page) => {
  await page.getByRole('link', { name: 'Get your badge' }).click();
  await expect(page).toHaveURL(`${exhibition}/preregister`);
};

test.describe('where tracking needs no consent', () => {
  test.use({ extraHTTPHeaders: inEgypt });

  test(
    '§2.9, §3 what the first address says is sent from the form, also after the page was closed',
    variant,
    async ({ page, context }) => {
      await open(page, landing);
      await expect.poll(async () => (await consentRecord(context)).cookie).toBeDefined();
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage)))
        .toContain('fairgate:origin:801');
      await page.close();
      const next = await context.newPage();
      await open(next, exhibition);
      await goToForm(next);
      expect(await register(next)).toMatchObject({ ...expected, adClick: 'click-1' });
    },
  );

  test('§7.2 the registration is reported once, with its id', variant, async ({ page, context }) => {
    const beacons: string[] = [];
    context.on('console', (message) => {
      if (message.text().startsWith('beacon ')) beacons.push(message.text());
    });
    await context.addInitScript(() => {
      navigator.sendBeacon = (_address, body) => {
        void (body as Blob).text().then((text) => console.debug(`beacon ${text}`));
        return true;
      };
    });
    await open(page, `${exhibition}/preregister`);
    await register(page);
    const reported = () => beacons.join('').match(/"pre_register"[^}]*"preregisterId":"\d+"/g)?.length;
    await expect.poll(reported, { timeout: 15_000 }).toBe(1);
    await page.reload();
    await quiet(page);
    expect(reported()).toBe(1);
  });
});

test('§2.5 on a country’s site the popup’s badge opens there', variant, async ({ page }) => {
  await open(page, '/eg/affJapan/aff-pre-register-popup');
  await register(page);
  await page.getByRole('link', { name: 'View your badge' }).click();
  await expect(page.getByRole('article', { name: 'Badge of Amal Hassan' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/eg/expo/badge/view');
  await page.reload();
  await expect(page.getByRole('article', { name: 'Badge of Amal Hassan' })).toBeVisible();
});

test.describe('in Germany', () => {
  test.use({ extraHTTPHeaders: inGermany });

  test(
    '§9 before a choice and after Reject All the click is sent nowhere, and nothing is stored',
    variant,
    async ({ page }) => {
      await open(page, landing);
      await expect(consentBar(page)).toBeVisible();
      await consentBar(page).getByRole('button', { name: 'Reject All' }).click();
      await goToForm(page);
      expect(await register(page)).toMatchObject({ ...expected, adClick: null });
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(stored.filter((key) => key.startsWith('fairgate:origin'))).toEqual([]);
    },
  );
});
