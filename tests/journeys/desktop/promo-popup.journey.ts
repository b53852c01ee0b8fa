// The promotional popup (§4) and who is registered already.
import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { expect, open, test } from '../journey.ts';

/** The fair that a read of the promotion's register info is about. */
const fairOf = (request: Request): string | undefined =>
  /^\{"exhibitionId":"(\d+)"\}$/.exec(
    new URL(request.url()).searchParams.get('variables') ??
      JSON.stringify((request.postDataJSON() as { variables?: object } | null)?.variables ?? {}),
  )?.[1];

test('§3, §4 the popup comes to a signed-in buyer, and no more once the buyer is registered for the fair', async ({
  page,
}) => {
  const email = await registerBuyer(page);
  const question = () =>
    page.waitForResponse(
      (response) => response.url().includes('/graphql') && fairOf(response.request()) !== undefined,
      { timeout: 20_000 },
    );
  // The question follows 3 seconds after the data.
  await open(page, '/?f_pr=1');
  const exhibitionId = fairOf((await question()).request());
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
  await open(page, '/?f_pr=1');
  await question();
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toBeHidden();
});
