import { expect, type Page } from '@playwright/test';
import { newEmail } from './sign-in.ts';

/** Creates an account and signs this browser in, without a page. @returns its email. */
export async function registerBuyer(page: Page): Promise<string> {
  const email = newEmail();
  const answer = await page.request.post('/graphql', {
    data: {
      query:
        'mutation($email: String!) { register(input: { email: $email, password: "fairgate1", clause: true }) { __typename } }',
      variables: { email },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { register: { __typename: 'SignedIn' } } });
  return email;
}
