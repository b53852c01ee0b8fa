import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newEmail } from './sign-in.ts';

/**
 * Creates an account and signs this browser in, without a page. Each registration comes from an address of its own:
 * the number of registrations from one address in an hour is limited. @returns its email.
 */
export async function registerBuyer(page: Page): Promise<string> {
  const email = newEmail();
  // Cookies are the same for all ports of a host, and both gateways seal them with the same key.
  const gateway = process.env.PROXIED_URL ?? process.env.BASE_URL;
  const answer = await page.request.post(new URL('/graphql', gateway).href, {
    headers: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` },
    data: {
      query:
        'mutation($email: String!) { register(input: { email: $email, password: "fairgate1", clause: true }) { __typename } }',
      variables: { email },
    },
  });
  expect(await answer.json()).toMatchObject({ data: { register: { __typename: 'SignedIn' } } });
  return email;
}
