// §8 What a caller does wrong over HTTP is the caller's error: a code of the registry with a status below 500, found
// before anything is done.
import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { documents } from '../gateway/own-documents.ts';
import { connect } from '../gateway/socket.ts';
import { sha256 } from '../gateway/start.ts';
import { loginMutation } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth({
  documents: documents.map((document) => document.text),
  env: { MAILBOX: 'true', BUYER_SERVICE_KEY: 'a-key-of-the-service' },
});
beforeEach(() => upstream.reset());
afterAll(close);

type Body = { errors: { message: string; extensions: { code: string; argument?: string } }[] };

async function ask(path: string, init: RequestInit) {
  const response = await fetch(gateway.url + path, init);
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, code: codeIn(body) };
}
const codeIn = (body: string) => (JSON.parse(body || '{}') as Partial<Body>).errors?.[0]?.extensions.code;

/** Sends raw bytes, for requests that no client would send. */
async function sendRaw(line: string, headers: Record<string, string>): Promise<string> {
  const socket = connectTcp(Number(new URL(gateway.url).port), '127.0.0.1');
  const lines = Object.entries({ connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`${[line, ...lines].join('\r\n')}\r\n\r\n`);
  return await text(socket);
}

describe('RFC 9110 §15.5.6 methods that an address does not have', () => {
  it.each([
    ['PUT', '/graphql', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/graphql', 'GET, HEAD, OPTIONS, POST'],
    ['PUT', '/', 'GET, HEAD'],
    ['POST', '/product/kettle_100123.html', 'GET, HEAD'],
    ['PATCH', '/healthz', 'GET, HEAD'],
    ['POST', '/readyz', 'GET, HEAD'],
    ['POST', '/schema.graphql', 'GET, HEAD'],
    ['DELETE', '/pictures/mug.webp', 'GET, HEAD'],
    ['GET', '/events', 'POST'],
    ['PUT', '/events', 'POST'],
    ['POST', '/consent', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/explorer/', 'GET, HEAD'],
    ['POST', '/mailbox', 'GET, HEAD'],
    ['POST', '/oauth/authorize/google', 'GET, HEAD'],
  ])('%s %s → 405 with Allow', async (method, path, allow) => {
    const init = method === 'GET' ? {} : { body: 'x', headers: { 'content-type': 'no/type' } };
    const { status, headers, code } = await ask(path, { method, ...init });
    expect([status, headers.get('allow'), code]).toEqual([405, allow, 'BAD_REQUEST']);
  });
});

describe('malformed requests', () => {
  const query = JSON.stringify({ query: '{ site { id } }' });
  const post = (headers: Record<string, string>, body = query) =>
    ask('/graphql', { method: 'POST', headers, body });

  it.each([
    'text/plain',
    'application/xml',
    'application/graphql',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('the content type %s', async (type) => {
    const { status, code } = await post({ 'content-type': type });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(code).toMatch(/BAD_REQUEST|BAD_USER_INPUT/);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '1',
    '"x"',
    '{"query":1}',
    '{"query":"{site{id}}","variables":[1]}',
    `[${query},${query}]`,
  ])('the body %s', async (body) => {
    const { status, code } = await post({ 'content-type': 'application/json' }, body);
    expect([status, code]).toEqual([400, expect.stringMatching(/BAD_REQUEST|BAD_USER_INPUT/)]);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'bearer a b',
    `Bearer ${'x'.repeat(3_000)}`,
    'Bearer tok€n-1234'.replace('€', '\u00E9'),
  ])('the header Authorization: %s', async (authorization) => {
    const { status, body } = await post({ 'content-type': 'application/json', authorization });
    expect([status, (JSON.parse(body) as Body).errors[0]?.extensions]).toEqual([
      400,
      { code: 'BAD_USER_INPUT', argument: ['authorization'] },
    ]);
  });

  it.each(['Bearer', 'Bearer x', 'bearer a b'])(
    'the header Authorization: %s before a WebSocket, whose sender would be a guest',
    async (authorization) => {
      const answer = await sendRaw('GET /graphql HTTP/1.1', {
        host: 'fair.example',
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-protocol': 'graphql-transport-ws',
        authorization,
      });
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"argument":["authorization"]');
    },
  );

  it('another scheme of Authorization is for a proxy', async () => {
    expect(
      (await post({ 'content-type': 'application/json', authorization: 'Basic dXNlcjpwYXNz' })).status,
    ).toBe(200);
  });

  it.each(['a:99999', 'a:b', '1.2.3.999', '[::zz]', 'a b', 'a@b', 'a/b', '%00'])('Host: %s', async (host) => {
    for (const path of ['/', '/graphql', '/sitemap.xml', '/consent']) {
      const answer = await sendRaw(`GET ${path} HTTP/1.1`, { host });
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
    }
  });

  it.each([
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/pictures/%',
    '/mailbox/%',
    '/graphql/%',
    `/pictures/${'x'.repeat(600)}`,
    '/product/%00.html',
    '/?lang=%',
    '/graphql?variables=%&query=%7B',
  ])('the address %s', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1`, {
      host: 'localhost',
      'apollo-require-preflight': '1',
    });
    expect(answer).toMatch(/^HTTP\/1.1 [234]/);
    expect(answer).not.toMatch(/SERVER_ERROR|FST_ERR/);
  });
});

describe('outside GraphQL: what no service takes reaches none', () => {
  const form = 'application/x-www-form-urlencoded';
  const event = (pageUrl: string) =>
    JSON.stringify({
      visitorId: 'v-1',
      client: 'web',
      campaign: '',
      events: [{ kind: 'point', category: 'a', action: 'b', name: 'c', pageUrl }],
    });
  const consent = `cc_cookie=${encodeURIComponent('{"categories":["analytics"]}')}`;

  it.each([
    ['NUL in a link', '/wallet/apple', form, 'link=abc%00def', 400],
    ['two links', '/wallet/apple', form, 'link=abc&link=def', 400],
    ['a link of 201 characters', '/wallet/apple', form, `link=${'x'.repeat(201)}`, 400],
    ['JSON in place of a form', '/wallet/apple', 'application/json', '{"link":["abc"]}', 400],
    ['a form of 2 KB', '/wallet/apple', form, 'a&'.repeat(1_000), 413],
    ['NUL in an address', '/events', 'application/json', event('/\0'), 400],
    ['half of a surrogate pair', '/events', 'application/json', event('/\uD800'), 400],
  ])('%s: %s → %s', async (_, path, type, body, expected) => {
    const headers = { 'content-type': type, cookie: consent };
    const { status } = await ask(path, { method: 'POST', headers, body });
    expect([status, upstream.counts()]).toEqual([expected, {}]);
  });

  it('NUL in the number of an own badge', async () => {
    const headers = { authorization: 'Bearer t-1-of-a-viewer' };
    const { status } = await fetch(`${gateway.url}/wallet/apple?exhibitionId=801&number=%00`, { headers });
    expect([status, upstream.counts()]).toEqual([400, {}]);
  });
});

describe('requests that are refused before they do anything', () => {
  const input = { input: { email: 'buyer@fairgate.example', password: 'fairgate1' } };
  const makers = documents.filter(
    ({ operation, name }) =>
      operation.operation === 'mutation' &&
      /^(Login|SupplierLogin|OrganiserLogin|Register|ResetPassword|InitPassword)$/.test(name),
  );

  it.each([
    'text/event-stream',
    'text/html',
    'multipart/mixed',
    'application/json;q=0',
    '*/*;q=0',
    'application/json;q=0, */*;q=0',
  ])('a mutation whose client takes only %s → 406', async (accept) => {
    const body = JSON.stringify({ query: loginMutation, variables: input });
    const { status, code } = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body,
    });
    expect([status, code, upstream.counts()]).toEqual([406, 'BAD_REQUEST', {}]);
  });

  it.each([
    '*/*',
    'application/*',
    'application/json; charset=utf-8',
    'text/html, */*;q=0.1',
    'application/graphql-response+json',
  ])('Accept: %s is served', async (accept) => {
    const body = JSON.stringify({ query: '{ site { id } }' });
    const { status } = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body,
    });
    expect(status).toBe(200);
  });

  const all = [
    ...makers.map(
      ({ name, text: document }) =>
        [name, { extensions: { persistedQuery: { version: 1, sha256Hash: sha256(document) } } }] as const,
    ),
    [
      'FastRegister',
      'mutation($input: FastRegisterInput!) { fastRegister(input: $input) { __typename } }',
    ] as const,
  ];
  const inputOf = (name: string) =>
    ({
      Login: input.input,
      OrganiserLogin: input.input,
      SupplierLogin: { account: 'supplier', password: 'fairgate1' },
      Register: { email: 'new@fair.example', password: 'fairgate1', clause: true },
      FastRegister: { email: 'new@fair.example' },
    })[name] ?? { link: 'a-link', password: 'fairgate1' };

  it.each(all)('%s by WebSocket makes no session', async (name, operation) => {
    const socket = await connect(gateway.url);
    const answer = await socket.listen(operation, { input: inputOf(name) }).next();
    expect(answer?.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(upstream.counts()).toEqual({});
    await socket.close();
  });

  it.each(all)('%s from another site makes no session', async (name, operation) => {
    const named = typeof operation === 'string' ? { query: operation } : operation;
    const { code } = await ask('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      },
      body: JSON.stringify({ ...named, variables: { input: inputOf(name) } }),
    });
    expect([code, upstream.counts()]).toEqual(['FORBIDDEN', {}]);
  });
});
