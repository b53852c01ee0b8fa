// People of the badges' journeys, signed in without a page.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { demoBuyer, newEmail } from '../sign-in.ts';

/** Signs this browser in as the demo buyer, who has badges. */
export async function signInBuyer(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { login(input: $input) { __typename } }',
      variables: { input: demoBuyer },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { login: { __typename: 'SignedIn' } } });
}

/** Signs a browser in as the organiser of the demo's fairs. */
export async function signInOrganiser(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation($input: LoginInput!) { organiserLogin(input: $input) { __typename } }',
      variables: { input: { email: 'organiser@fairgate.example', password: 'fairgate1' } },
    },
  });
  expect(await answer.json()).toMatchObject({
    data: { organiserLogin: { __typename: 'OrganiserSignedIn' } },
  });
}

/** Registers a guest for the exhibition that is open. */
export async function register(page: Page): Promise<{ readonly number: string; readonly badgeLink: string }> {
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        'mutation($input: PreRegisterInput!) { preRegister(input: $input) { ... on Registration { badgeNumber badgeLink } } }',
      variables: {
        input: {
          idempotencyKey: randomUUID(),
          exhibitionId: '802',
          email: newEmail(),
          contactName: 'Amal Hassan',
          companyName: 'Nile Trading House',
          countryCode: 'EG',
        },
      },
    },
  });
  const { data } = (await answer.json()) as {
    data: { preRegister: { badgeNumber: string; badgeLink: string } };
  };
  return { number: data.preRegister.badgeNumber, badgeLink: data.preRegister.badgeLink };
}
