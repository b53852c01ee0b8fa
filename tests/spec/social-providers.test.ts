// The particulars of each provider, tested against a mock that answers like it.
import { createHmac } from 'node:crypto';
import type { Flow } from '@fairgate/gateway/social/provider';
import { createProviders } from '@fairgate/gateway/social/providers';
import { describe, expect, it } from 'vitest';

const settings = { clientId: 'fair', clientSecret: 'secret', issuer: undefined };
const flow: Flow = {
  provider: 'facebook',
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  returnTo: '/',
};
const returnUrl = (platform: string) => `https://fair.example/transitional?platform=${platform}`;

type SentRequest = { url: string; body: string; headers: Record<string, string> };

/** @param answers by address prefix. */
function providerOf(platform: 'linkedin' | 'facebook' | 'google', answers: Record<string, () => object>) {
  const requests: SentRequest[] = [];
  const answer = async (url: string, body: unknown, headers: Record<string, string>, returnQuery: string) => {
    requests.push({ url, body: body instanceof URLSearchParams ? `${body} ${returnQuery}` : '', headers });
    const [, found] = Object.entries(answers).find(([begin]) => url.startsWith(begin)) ?? [];
    return Promise.resolve(found ? Response.json(found()) : new Response('', { status: 404 }));
  };
  const providers = createProviders(
    { [platform]: settings },
    {
      deadlineMs: 1_000,
      fetchFor:
        (returnQuery) =>
        (url, { body, headers }) =>
          answer(url, body, headers, returnQuery),
    },
  );
  const provider = providers.get(platform);
  if (!provider) throw new Error(platform);
  return { provider, requests };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Its signature is not checked: it comes from the provider by https (OpenID Connect §3.1.3.7). */
const idToken = (claims: object) =>
  `${part({ alg: 'RS256' })}.${part({ aud: 'fair', iat: Date.now() / 1_000, exp: Date.now() / 1_000 + 60, sub: '42', ...claims })}.c2ln`;
const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  id_token_signing_alg_values_supported: ['RS256'],
});

describe('§2.8 Facebook', () => {
  const answers = {
    'https://graph.facebook.com/oauth/access_token': () => ({
      access_token: 'fb-token',
      token_type: 'bearer',
      expires_in: 5_000,
    }),
    'https://graph.facebook.com/me': () => ({ id: '77', name: 'Amal Hassan', email: 'amal@nile.example' }),
  };

  it('requests name and email, with PKCE', async () => {
    const { origin, pathname, searchParams } = await providerOf(
      'facebook',
      answers,
    ).provider.authorizationUrl(flow, returnUrl('facebook'));
    expect([
      origin + pathname,
      searchParams.get('scope'),
      searchParams.get('redirect_uri'),
      searchParams.get('code_challenge_method'),
    ]).toEqual([
      'https://www.facebook.com/dialog/oauth',
      'public_profile email',
      returnUrl('facebook'),
      'S256',
    ]);
  });

  it("reads the person from the Graph API, with the app's secret proof, and treats no email as verified", async () => {
    const { provider, requests } = providerOf('facebook', answers);
    expect(
      await provider.identityOf(flow, new URL(`${returnUrl('facebook')}&code=c&state=${flow.state}`)),
    ).toEqual({ subject: '77', email: 'amal@nile.example', emailVerified: false, name: 'Amal Hassan' });
    expect(requests[0]?.body).toContain('client_secret=secret');
    expect(new URL(requests[1]?.url ?? '').searchParams.get('appsecret_proof')).toBe(
      createHmac('sha256', 'secret').update('fb-token').digest('hex'),
    );
  });

  it('RFC 6749 §10.12: rejects an answer with another state', async () => {
    const { provider, requests } = providerOf('facebook', answers);
    await expect(
      provider.identityOf(flow, new URL(`${returnUrl('facebook')}&code=c&state=another`)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('state') as string } });
    expect(requests).toEqual([]);
  });
});

describe('§2.8 LinkedIn', () => {
  const issuer = 'https://www.linkedin.com/oauth';
  const answersWith = (claims: object) => ({
    [`${issuer}/.well-known`]: () => discovery(issuer),
    [`${issuer}/token`]: () => ({
      access_token: 'li',
      token_type: 'Bearer',
      id_token: idToken({ iss: issuer, ...claims }),
    }),
  });

  it('gets neither verifier nor nonce, which it does not support, and sends `true` as a string', async () => {
    const { provider, requests } = providerOf(
      'linkedin',
      answersWith({ email: 'amal@nile.example', email_verified: 'true' }),
    );
    const { searchParams } = await provider.authorizationUrl(flow, returnUrl('linkedin'));
    expect([
      searchParams.get('state'),
      searchParams.get('nonce'),
      searchParams.get('code_challenge'),
    ]).toEqual([flow.state, null, null]);
    expect(
      await provider.identityOf(flow, new URL(`${returnUrl('linkedin')}&code=c&state=${flow.state}`)),
    ).toMatchObject({ subject: '42', emailVerified: true });
    expect(requests.at(-1)?.body).not.toContain('code_verifier');
  });
});

describe('§2.8 Google', () => {
  const issuer = 'https://accounts.google.com';
  const answersWith = (claims: object) => ({
    [`${issuer}/.well-known`]: () => discovery(issuer),
    [`${issuer}/token`]: () => ({
      access_token: 'go',
      token_type: 'Bearer',
      id_token: idToken({ iss: issuer, email: 'amal@nile.example', email_verified: true, ...claims }),
    }),
  });
  const back = new URL(`${returnUrl('google')}&code=c&state=${flow.state}`);

  it('is discovered once, and gets the verifier with the code', async () => {
    const { provider, requests } = providerOf('google', answersWith({ nonce: flow.nonce }));
    await Promise.all([
      provider.authorizationUrl(flow, returnUrl('google')),
      provider.authorizationUrl(flow, returnUrl('google')),
    ]);
    expect(await provider.identityOf(flow, back)).toEqual({
      subject: '42',
      email: 'amal@nile.example',
      emailVerified: true,
      name: undefined,
    });
    expect(requests.map(({ url }) => url)).toEqual([
      `${issuer}/.well-known/openid-configuration`,
      `${issuer}/token`,
    ]);
    expect(requests[1]?.body).toContain(`code_verifier=${flow.verifier}`);
    expect(requests[1]?.body).toContain(' ?platform=google');
  });

  for (const [what, claims] of [
    ['another nonce', { nonce: 'another' }],
    ['no nonce', {}],
    ['another audience', { nonce: flow.nonce, aud: 'another' }],
    ['another issuer', { nonce: flow.nonce, iss: 'https://evil.example' }],
    ['an expired time', { nonce: flow.nonce, exp: 1 }],
  ] as const) {
    it(`OpenID Connect §3.1.3.7: rejects an id token with ${what}`, async () => {
      await expect(
        providerOf('google', answersWith(claims)).provider.identityOf(flow, back),
      ).rejects.toThrow();
    });
  }
});
