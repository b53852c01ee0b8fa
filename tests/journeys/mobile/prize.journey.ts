// A buyer wins a prize by sharing a fair, and the organiser refuses the claim (§2.5).
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { registerBuyer } from '../buyer.ts';
import { findings } from '../findings.ts';
import { expect, open, test } from '../journey.ts';
import { codeSentTo } from '../mails.ts';
import { newEmail } from '../sign-in.ts';
import { variant } from '../variant.ts';

const exhibitionId = '801';
const reason = 'The address has no house number.';

async function ask<Data>(from: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await from.post('/graphql', { data: { query, variables } });
  return ((await answer.json()) as { data: Data }).data;
}

const send = (from: APIRequestContext, mutation: string, type: string, input: object) =>
  ask<Record<string, { __typename: string }>>(
    from,
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  );

/** Proves an email by the code that is sent to it. Resolves to the id of the verification. */
async function confirm(from: APIRequestContext, email: string): Promise<string> {
  const verificationId = randomUUID();
  const { sendVerificationCode } = await ask<{ sendVerificationCode: { __typename: string } }>(
    from,
    'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { __typename } }',
    { input: { idempotencyKey: verificationId, channel: 'EMAIL', email } },
  );
  expect(sendVerificationCode.__typename).toBe('VerificationCode');
  const { checkVerificationCode } = await ask<{ checkVerificationCode: { __typename: string } }>(
    from,
    'mutation ($input: CheckVerificationCodeInput!) { checkVerificationCode(input: $input) { __typename } }',
    { input: { verificationId, code: await codeSentTo(from, email) } },
  );
  expect(checkVerificationCode.__typename).toBe('VerifiedAddress');
  return verificationId;
}

test(
  '§2.5 a prize is confirmed; after a refusal the buyer reads why, and corrects the details that were sent',
  variant,
  async ({ page, browser }) => {
    await registerBuyer(page);
    const { viewer } = await ask<{ viewer: { sharing: { code: string } } }>(
      page.request,
      `{ viewer { ... on Buyer { sharing(exhibitionId: "${exhibitionId}") { code } } } }`,
    );
    for (const contactName of ['Omar', 'Kofi', 'Lina']) {
      const friend = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
      const email = newEmail();
      await send(friend.request, 'preRegister', 'PreRegisterInput', {
        exhibitionId,
        email,
        contactName,
        companyName: 'Nile Trading House',
        countryCode: 'EG',
        trackingSource: viewer.sharing.code,
        verificationIds: [await confirm(friend.request, email)],
      });
      await friend.close();
    }

    await open(page, '/chinahomelifeEgypt_801/sharing-events');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Confirm the prize' }).click();
    await main.getByLabel('Your name').fill('Amal Hassan');
    await main.getByLabel('Phone number').fill('+20 100 123 4567');
    await main.getByLabel('Country', { exact: true }).selectOption('EG');
    await main.getByRole('button', { name: 'Confirm the prize' }).click();
    await expect(main.getByLabel('Delivery address')).toBeFocused();
    // What is typed outlives the page.
    await open(page, '/chinahomelifeEgypt_801/sharing-events');
    await main.getByRole('button', { name: 'Confirm the prize' }).click();
    await expect(main.getByLabel('Your name')).toHaveValue('Amal Hassan');
    await main.getByLabel('Delivery address').fill('Talaat Harb Street, Cairo');
    await main.getByRole('button', { name: 'Confirm the prize' }).click();
    await expect(main.getByText('Confirmed. We’ll send the prize to your address.')).toBeVisible();
    expect(await findings(page), 'confirmed').toEqual([]);

    const office = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' });
    await ask(
      office.request,
      'mutation ($input: LoginInput!) { organiserLogin(input: $input) { __typename } }',
      {
        input: { email: 'organiser@fairgate.example', password: 'fairgate1' },
      },
    );
    const { viewer: organiser } = await ask<{
      viewer: { exhibition: { prizeClaims: { nodes: { id: string }[] } } };
    }>(
      office.request,
      `{ viewer { ... on OrganiserUser { exhibition(id: "${exhibitionId}") { prizeClaims(first: 1) { nodes { id } } } } } }`,
    );
    const claimId = organiser.exhibition.prizeClaims.nodes[0]?.id;
    await send(office.request, 'changePrizeClaim', 'ChangePrizeClaimInput', {
      claimId,
      state: 'REFUSED',
      reason,
    });
    await office.close();

    await open(page, '/chinahomelifeEgypt_801/sharing-events');
    await expect(main.getByText(reason)).toBeVisible();
    await main.getByRole('button', { name: 'Correct your details' }).click();
    expect(await findings(page), 'refused, with the form').toEqual([]);
    await expect(main.getByLabel('Your name')).toHaveValue('Amal Hassan');
    await expect(main.getByLabel('Country', { exact: true })).toHaveValue('EG');
    await expect(main.getByLabel('Delivery address')).toHaveValue('Talaat Harb Street, Cairo');
    await main.getByLabel('Delivery address').fill('14 Talaat Harb Street, Cairo');
    await main.getByRole('button', { name: 'Confirm the prize' }).click();
    await expect(main.getByText('Confirmed. We’ll send the prize to your address.')).toBeVisible();
  },
);
