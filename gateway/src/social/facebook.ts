// Facebook: OAuth 2.0, and the Graph API to ask who it is. Its OpenID Connect has no discovery that names a token endpoint.
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
      // So that the token of another app is no use here ("Securing Graph API Requests").
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
      const address = new URL(`https://graph.facebook.com/me?fields=id,name,email&appsecret_proof=${proof}`);
      const answer = await client.fetchProtectedResource(configuration, token, address, 'GET');
      if (!answer.ok) throw new Error(`Graph API answered ${answer.status}`);
      const { id, email, name } = person.parse(await answer.json());
      // It says nothing of whether the email was verified.
      return { subject: id, email, emailVerified: false, name };
    },
  };
}
