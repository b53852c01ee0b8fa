// The promotional popup (§4) and who is registered already.
import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, quiet, test } from '../journey.ts';
import { variant } from '../variant.ts';

/** The fair that a read of the promotion's register info is about. */
const exhibitionOf = (request: Request): string | undefined =>
  /^\{"exhibitionId":"(\d+)"\}$/.exec(
    new URL(request.url()).searchParams.get('variables') ??
      JSON.stringify((request.postDataJSON() as { variables?: object } | null)?.variables ?? {}),
  )?.[1];

test(
  '§3, §4 the popup comes to a signed-in buyer, and no more once the buyer is registered for the fair',
  variant,
  async ({ page }) => {
    const email = await registerBuyer(page);
    // The question follows 3 seconds after the data: perhaps before the page runs on a busy machine.
    const openAndAsk = async () => {
      const question = page.waitForResponse(
        (response) => response.url().includes('/graphql') && exhibitionOf(response.request()) !== undefined,
      );
      await open(page, '/?f_pr=1');
      return question;
    };
    const exhibitionId = exhibitionOf((await openAndAsk()).request());
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeVisible();

    const sent = await page.request.post('/graphql', {
      data: {
        query:
          'mutation ($input: PreRegisterInput!) { preRegister(input: $input) { __typename ... on Registration { id } } }',
        variables: {
          input: {
            idempotencyKey: randomUUID(),
            exhibitionId,
            email,
            contactName: 'Amal Hassan',
            companyName: 'Nile Trading House',
            countryCode: 'EG',
          },
        },
      },
    });
    expect(await sent.json()).toMatchObject({
      data: { preRegister: { __typename: 'Registration', id: expect.any(String) as unknown } },
    });
    // The popup rests for a week after it was shown.
    await page.evaluate(() => localStorage.clear());
    await openAndAsk();
    await quiet(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  '§4 the popup comes to a guest, and no more once this device has registered for the fair',
  variant,
  async ({ page }) => {
    await open(page, '/?f_pr=1');
    const popup = page.getByRole('dialog');
    await popup.getByRole('textbox', { name: 'Email' }).fill('guest.popup@nile.example');
    await popup.getByLabel('Your name').fill('Amal Hassan');
    await popup.getByLabel('Company').fill('Nile Trading House');
    await popup.getByLabel('Country', { exact: true }).selectOption('EG');
    await popup.getByRole('checkbox', { name: 'Buy products' }).check();
    await popup.getByRole('button', { name: 'Register and get your badge' }).click();
    await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeVisible();

    // The popup rests for a week after it was shown.
    await page.evaluate(() => localStorage.clear());
    await page.clock.install();
    await open(page, '/?f_pr=1');
    await quiet(page);
    // It would open 3 seconds after the data. A guest's page asks no question that the test could wait for.
    await page.clock.fastForward(10_000);
    await quiet(page);
    await expect(popup).toBeHidden();
  },
);
