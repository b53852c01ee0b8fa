// Axe in the states of exhibitions, badges and cards that a visitor or an organiser reaches by doing something.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { fillStorage } from '../full-storage.ts';
import { expect, open, test } from '../journey.ts';
import { demoBuyer, newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';
import type { Screen } from '../../setup/sweep.ts';
import { register, signInOrganiser } from '../offline/badge-people.ts';

const dayMs = 86_400_000;
const fair = '/chinahomelifeEgypt_801';

const look = async (page: Page, state: string) => expect.soft(await findings(page), state).toEqual([]);
const main = (page: Page) => page.getByRole('main');

async function signIn(page: Page): Promise<void> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { __typename } }';
  await page.request.post('/graphql', { data: { query, variables: { input: demoBuyer } } });
}

async function bookStand(page: Page): Promise<void> {
  const input = {
    idempotencyKey: randomUUID(),
    exhibitionId: '802',
    companyName: 'Nile Trading House',
    contactName: 'Amal Hassan',
    countryCode: 'EG',
    email: newEmail(),
    phone: '+20 2 1234 5678',
    products: 'Kettles',
    squareMetres: 9,
  };
  const query = 'mutation($input: BookStandInput!) { bookStand(input: $input) { __typename } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { input } } });
  expect(await answer.json()).toMatchObject({ data: { bookStand: { __typename: 'StandRequest' } } });
}

/** The clock of this device is a day behind the server's. */
async function setClockWrong(page: Page): Promise<void> {
  await page.route('**/.well-known/badge-revocations.json', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + dayMs).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

export function testFairStates(screen: Screen): void {
  const isPhone = screen === 'phone';
  const myBadge = isPhone ? '/myBadge' : '/expo/badge/view';

  test(
    `§2.4, §2.5 axe finds nothing where a buyer has something, on a ${screen}`,
    variant,
    async ({ page }) => {
      if (isPhone) await page.emulateMedia({ colorScheme: 'dark' });
      await registerBuyer(page);
      await open(page, `${fair}/exhibitors/1`);
      await main(page).getByRole('button', { name: 'Follow' }).click();
      await expect(main(page).getByRole('button', { name: 'Following' })).toBeVisible();
      await open(page, `${fair}/visits`);
      await main(page).getByRole('checkbox').first().check();
      await look(page, 'visits');

      await open(page, `${fair}/sharing-events`);
      await expect(
        main(page)
          .getByRole('button', { name: /^(Copy|Share)/ })
          .first(),
      ).toBeVisible();
      await look(page, 'sharing event');
      await open(page, '/expoUnited-Arab-Emirates_802/lotterywheel');
      await main(page).getByRole('button', { name: 'Spin the wheel' }).click();
      await expect(main(page).getByRole('button', { name: 'Spin the wheel' })).toBeHidden();
      await look(page, 'result of the draw');

      await open(page, isPhone ? '/myCard' : '/account');
      const card = isPhone ? main(page) : page.locator('#card');
      await card.getByLabel('Name', { exact: true }).fill('Amal Hassan');
      await card.getByLabel('Company').fill('Nile Trading House');
      await card.getByRole('button', { name: 'Save card' }).click();
      await card.getByRole('button', { name: 'Show the code' }).click();
      await expect(card.getByRole('img', { name: 'My business card' })).toBeVisible();
      await look(page, 'own card with its code');

      const supplier = /href="(?:[^"]*)\/expo\/supplier\/view\/(\d+)/.exec(await page.content())?.[1];
      await open(page, `/expo/supplier/view/${supplier ?? '1'}`);
      await look(page, 'card of a supplier');
      await open(page, `/expo/buyer/view#${'A'.repeat(60)}`);
      await look(page, 'a code that is no card');

      await open(page, `${fair}/preregister`);
      await page.getByLabel('Your name').fill('Amal Hassan');
      await page.getByLabel('Company').fill('Nile Trading House');
      await page.getByLabel('Country', { exact: true }).selectOption('EG');
      await page.getByRole('checkbox', { name: 'Buy products' }).check();
      await page.getByRole('button', { name: 'Register and get your badge' }).click();
      await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();
      await look(page, 'registered');
      await open(page, fair);
      await look(page, 'exhibition with a badge');
    },
  );

  test(
    `§2.4 axe finds nothing with a full storage or a wrong clock, on a ${screen}`,
    variant,
    async ({ page }) => {
      await signIn(page);
      await setClockWrong(page);
      await open(page, myBadge);
      await expect(main(page).getByRole('article')).toBeVisible();
      await expect(page.getByText('This device’s clock is wrong.', { exact: false })).toBeVisible();
      await look(page, 'badge, with a wrong clock');
      if (isPhone) {
        await open(page, '/scanBadge');
        await expect(page.getByText('This device’s clock is wrong.', { exact: false })).toBeVisible();
        await look(page, 'scanner, with a wrong clock');
      }
      await fillStorage(page);
      await open(page, myBadge);
      await expect(main(page).getByRole('article')).toBeVisible();
      if (isPhone) await expect(page.getByText('storage is full or blocked', { exact: false })).toBeVisible();
      await look(page, 'badge, with a full storage');
      await open(page, fair);
      await look(page, 'exhibition, with a full storage');
    },
  );

  test(`§2.5 axe finds nothing in the lists of an organiser, on a ${screen}`, variant, async ({ page }) => {
    if (isPhone) await page.emulateMedia({ colorScheme: 'dark' });
    // A new data folder has none of what visitors send.
    await register(page);
    await bookStand(page);
    await signInOrganiser(page);
    await open(page, '/organiser');
    await look(page, 'exhibitions');
    await open(page, '/organiser/802');
    await main(page).getByRole('row').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke badge' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await look(page, 'badge of a registration');
    for (const list of ['stand-requests', 'prize-claims', 'exhibitors', 'check-ins', 'scanner', 'preview']) {
      await open(page, `/organiser/802?list=${list}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await look(page, list);
    }
  });
}
