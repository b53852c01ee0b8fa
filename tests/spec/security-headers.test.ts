// The security headers of all kinds of answers, and who may read what only this machine may.
import { request } from 'undici';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { sha256, startGateway, type Started } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const script = 'go()';
const { upstream, gateway, close } = await startBoth({
  env: {
    MAILBOX: 'true',
    TRUST_PROXY: 'true',
    CONTENT_ORIGINS: 'https://files.example,https://*.live.example',
  },
  render: ({ request: { url } }) =>
    Promise.resolve({
      status: new URL(url).pathname === '/missing' ? 404 : 200,
      headers: { 'content-type': 'text/html' },
      inlineScripts: [script],
      html: Buffer.from(
        `<!doctype html><title>${url}</title><script>${script}</script><script>evil()</script>`,
      ),
    }),
});
const others: Started[] = [];
const another = async (env: Record<string, string>) => {
  const started = await startGateway({ upstreamUrl: upstream.url, env: { CACHE_MAX_ENTRIES: '0', ...env } });
  others.push(started);
  return started;
};
afterAll(() => Promise.all([close(), ...others.map((one) => one.close())]));
beforeEach(() => upstream.reset());

const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
const send = async (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) => {
  const answer = await request(gateway.url + path, {
    method: method as 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, header: (name: string) => String(answer.headers[name] ?? ''), text };
};
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

const post = { 'content-type': 'application/json' };
type Kind = readonly [
  kind: string,
  expected: number,
  path: string,
  headers?: Record<string, string>,
  method?: string,
  body?: string,
];
const kinds: readonly Kind[] = [
  ['page', 200, '/'],
  ['stored page', 200, '/'],
  ['page that does not exist', 404, '/missing'],
  ['redirect', 303, '/?ac=one-time-token'],
  ['answer of the API', 200, '/graphql', post, 'POST', '{"query":"{ __typename }"}'],
  ['refused query', 400, '/graphql', post, 'POST', '{'],
  ['query by GET without the header', 400, '/graphql?query=%7B__typename%7D'],
  ['schema', 200, '/schema.graphql'],
  ['malformed Host', 400, '/', { host: 'a b' }],
  ['unknown method', 405, '/', {}, 'DELETE'],
  ['picture that does not exist', 404, '/pictures/NONE.webp'],
  ['robots.txt', 200, '/robots.txt'],
  ['health', 200, '/healthz'],
  ['readiness', 200, '/readyz'],
  ['metrics for others', 404, '/metrics'],
  ['mailbox for others', 404, '/mailbox'],
  ['consent', 200, '/consent'],
  ['analytics', 400, '/events', post, 'POST', '{}'],
  ['explorer', 301, '/explorer'],
  ['security.txt without a contact', 404, '/.well-known/security.txt'],
];

describe('every kind of answer', () => {
  it.each(kinds.map((kind) => ({ name: kind[0], kind })))(
    '$name: has its security headers',
    async ({ kind }) => {
      const [, expected, path, headers, method, body] = kind;
      const { status, header } = await send(path, { ...https, ...headers }, method, body);
      expect(status).toBe(expected);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('referrer-policy')).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
      expect(header('strict-transport-security')).toBe('max-age=31536000');
      expect(header('cross-origin-opener-policy')).toBe('same-origin');
      expect(header('cross-origin-resource-policy')).toMatch(/^(?:same-origin|cross-origin)$/);
      expect(header('permissions-policy')).toContain('camera=(self)');
      expect(header('permissions-policy')).toContain('microphone=()');
      const policy = header('content-security-policy');
      expect(directive(policy, 'default-src')).toMatch(/^'(?:self|none)'$/);
      expect(directive(policy, 'frame-ancestors')).toMatch(/^'(?:self|none)'$/);
      expect(directive(policy, 'script-src') ?? '').not.toMatch(/unsafe|https?:|\*/);
      expect(directive(policy, 'base-uri')).toMatch(/^'(?:self|none)'$/);
    },
  );

  it('RFC 6797: no answer over plain http asks for https', async () => {
    for (const [, , path, headers, method, body] of kinds)
      expect((await send(path, headers, method, body)).header('strict-transport-security')).toBe('');
  });
});

describe('the policy of a page', () => {
  it('names origins: its own, and those of the setting', async () => {
    const policy = (await send('/policy', https)).header('content-security-policy');
    expect(directive(policy, 'connect-src')).toMatch(
      /^'self' wss:\/\/127\.0\.0\.1:\d+ https:\/\/files\.example https:\/\/\*\.live\.example$/,
    );
    expect(directive(policy, 'img-src')).toBe(
      "'self' data: blob: https://files.example https://*.live.example",
    );
    expect(directive(policy, 'media-src')).toBe("'self' blob: https://files.example https://*.live.example");
    expect(directive(policy, 'worker-src')).toBe("'self'");
  });

  it('allows the scripts that were made for it, not those that are found in it', async () => {
    const hash = `sha256-${Buffer.from(sha256(script), 'hex').toString('base64')}`;
    const policy = (await send('/policy')).header('content-security-policy');
    expect(directive(policy, 'script-src')).toBe(`'self' '${hash}'`);
  });

  it('W3C Trusted Types: text becomes markup or script only through the policies of the app', async () => {
    for (const path of ['/policy', '/missing']) {
      const policy = (await send(path)).header('content-security-policy');
      expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
      expect(directive(policy, 'trusted-types')).toBe('default card-reader');
    }
  });

  it('a page over http and one over https are stored separately', async () => {
    const address = '/by-protocol';
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await send(address, https)).text).toContain('<title>https://');
      expect((await send(address)).text).toContain('<title>http://');
    }
  });

  it('the explorer cannot be framed', async () => {
    const policy = (await send('/explorer/')).header('content-security-policy');
    expect(directive(policy, 'frame-ancestors')).toBe("'none'");
    expect(directive(policy, 'script-src')).toBe("'self'");
  });
});

const forwarded = [
  { forwarded: 'for=203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost' },
  { 'X-Forwarded-Server': 'proxy' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'true-client-ip': '203.0.113.9' },
];

describe('what only this machine may read', () => {
  it.each(forwarded)(
    '/mailbox and /metrics are closed behind a proxy that rewrites Host: %j',
    async (headers) => {
      upstream.answer('mailbox', (_call, response) => json(response, { list: [] }));
      for (const path of ['/mailbox', '/mailbox/1', '/metrics']) {
        const { status, text } = await send(path, headers as Record<string, string>);
        expect([path, status, /<ol|fairgate_/.test(text)]).toEqual([path, 404, false]);
      }
    },
  );

  it('/metrics is open to this machine, and to others by a token alone', async () => {
    expect((await send('/metrics')).text).toContain('fairgate_request_seconds');
    const token = 'a-token-of-the-operator';
    const withToken = await another({ METRICS_TOKEN: token, TRUST_PROXY: 'true' });
    const metrics = async (headers: Record<string, string>) =>
      (await withToken.get('/metrics', headers)).status;
    expect(await metrics({ authorization: `Bearer ${token}`, ...https })).toBe(200);
    for (const authorization of ['', `Bearer ${token}x`, 'Bearer ', token, `Basic ${token}`])
      expect(await metrics(authorization ? { authorization } : {})).toBe(404);
  });
});

it('RFC 9116 security.txt has the contact of the setting and expires within a year', async () => {
  const withContact = await another({
    SECURITY_CONTACT: 'mailto:security@fair.example',
    PUBLIC_URL: 'https://fair.example',
  });
  const answer = await withContact.get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@fair\.example$/m);
  expect(text).toMatch(/^Canonical: https:\/\/fair\.example\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
