// Providers with OpenID Connect: their endpoints come from Discovery 1.0.
import * as client from 'openid-client';
import { z } from 'zod';
import type { Flow, Identity, Provider, ProviderSettings } from './provider.ts';

type Options = {
  issuer: string;
  scope: string;
  /**
   * Whether the provider supports PKCE and nonce; without them only the state ties its answer to the browser.
   */
  hasProofs: boolean;
  fetch: client.CustomFetch;
  deadlineMs: number;
};

/** Reloads the discovery document: endpoints and keys may change. The library reloads the keys itself. */
const discoveryTtlMs = 24 * 60 * 60 * 1_000;

const claims = z.object({
  email: z.string().optional(),
  // LinkedIn sends it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
});

export function createOpenIdProvider(
  { clientId, clientSecret }: ProviderSettings,
  { issuer, scope, hasProofs, fetch, deadlineMs }: Options,
): Provider {
  let known: { configuration: Promise<client.Configuration>; until: number } | undefined;

  async function discover(): Promise<client.Configuration> {
    const url = new URL(issuer);
    // The settings allow http on this machine only.
    const execute = url.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    return client.discovery(url, clientId, {}, client.ClientSecretPost(clientSecret), {
      [client.customFetch]: fetch,
      timeout: deadlineMs / 1_000,
      execute,
    });
  }

  function configuration(): Promise<client.Configuration> {
    if (known && known.until > Date.now()) return known.configuration;
    const found = discover();
    known = { configuration: found, until: Date.now() + discoveryTtlMs };
    found.catch(() => {
      known = undefined;
    });
    return found;
  }

  const checksOf = ({ state, nonce, verifier }: Flow) => ({
    expectedState: state,
    idTokenExpected: true,
    ...(hasProofs && { expectedNonce: nonce, pkceCodeVerifier: verifier }),
  });

  return {
    async authorizationUrl({ state, nonce, verifier }, returnUrl) {
      const proofs = hasProofs && {
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope,
        state,
        ...proofs,
      });
    },
    async identityOf(flow, url): Promise<Identity> {
      const found = await configuration();
      const tokens = await client.authorizationCodeGrant(found, url, checksOf(flow));
      const word = tokens.claims();
      if (!word) throw new Error('the provider gave no id token');
      const inToken = claims.parse(word);
      const { userinfo_endpoint: more } = found.serverMetadata();
      const {
        email,
        email_verified: emailVerified = false,
        name,
      } = inToken.email === undefined && more
        ? claims.parse(await client.fetchUserInfo(found, tokens.access_token, word.sub))
        : inToken;
      return { subject: word.sub, email, emailVerified, name };
    },
  };
}
