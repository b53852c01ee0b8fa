// Running sign-ins: stored in the browser that began them, in one sealed cookie of ten minutes.
import { oauthPlatforms, type OauthPlatform } from '@fairgate/schema/constants';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import type { Secrets } from '../secrets.ts';
import type { Flow } from './provider.ts';

export const flowTtlMs = 10 * 60 * 1_000;

const purpose = 'social sign-in';
// Several tabs may each have one; more than these do not fit in a cookie.
const flowsMost = 3;
const returnToMost = 400;
const sealed = z.array(
  z.object({
    provider: z.enum(oauthPlatforms),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    returnTo: z.string(),
  }),
);

/** @param returnTo a page of this site; a very long address becomes '/'. */
export function newFlow(provider: OauthPlatform, returnTo: string): Flow {
  return {
    provider,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    returnTo: returnTo.length > returnToMost ? '/' : returnTo,
  };
}

/** The flows of a cookie; none when the cookie is invalid or expired. */
export async function openFlows(secrets: Secrets, cookie: string | undefined): Promise<readonly Flow[]> {
  return cookie === undefined ? [] : (sealed.safeParse(await secrets.unseal(purpose, cookie)).data ?? []);
}

/** The value of the cookie. */
export function sealFlows(secrets: Secrets, flows: readonly Flow[]): Promise<string> {
  return secrets.seal(purpose, flows.slice(-flowsMost), flowTtlMs);
}
