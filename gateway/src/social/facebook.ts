// Facebook: OAuth 2.0, and the Graph API for the profile. Its OpenID Connect discovery names no token endpoint.
import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Provider, ProviderSettings } from './provider.ts';

const metadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
};
const person = z.object({ id: z.string().min(1), email: z.string().optional(), name: z.string().optional() });

export function createFacebookProvider(
  { clientId, clientSecret }: ProviderSettings,
  { fetch, deadlineMs }: { fetch: client.CustomFetch; deadlineMs: number },
): Provider {
  const configuration = new client.Configuration(
    metadata,
    clientId,
    {},
    client.ClientSecretPost(clientSecret),
  );
  configuration[client.customFetch] = fetch;
  configuration.timeout = deadlineMs / 1_000;

  return {
    async authorizationUrl({ state, verifier }, returnUrl) {
      const challenge = await client.calculatePKCECodeChallenge(verifier);
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl,
        scope: 'public_profile email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
    },
    async identityOf({ state, verifier }, url) {
      const { access_token: token } = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      // Rejects tokens of other apps ("Securing Graph API Requests").
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
      const address = new URL(`https://graph.facebook.com/me?fields=id,name,email&appsecret_proof=${proof}`);
      const answer = await client.fetchProtectedResource(configuration, token, address, 'GET');
      if (!answer.ok) throw new Error(`Graph API answered ${answer.status}`);
      const { id, email, name } = person.parse(await answer.json());
      // Facebook does not state whether the email is verified.
      return { subject: id, email, emailVerified: false, name };
    },
  };
}
