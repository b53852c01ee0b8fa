import { connect as connectTcp } from 'node:net';
import { text } from 'node:stream/consumers';
import { GraphQLError } from 'graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { toClientError } from '@fairgate/gateway/errors';
import { createLogger } from '@fairgate/gateway/log';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

type Body = { data?: unknown; errors: { message: string; extensions: Record<string, unknown> }[] };
const post = async (
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => {
  const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as Body) };
};

/** Sends raw bytes, for requests that no client would send. */
async function sendRaw(request: string): Promise<string> {
  const socket = connectTcp(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end(request.replaceAll('\n', '\r\n'));
  return await text(socket);
}

describe('the public part of an error', () => {
  it('§8 a fault has its code, its translation key and its sentence, without the cause', async () => {
    upstream.answer('bannerList', (_call, response) => json(response, { success: false, code: 500 }));
    const { errors } = await gateway.query('{ banners { id } }');
    expect(errors).toEqual([
      {
        message: 'server error',
        path: ['banners'],
        extensions: { code: 'SERVER_ERROR', key: 'error.server' },
      },
    ]);
  });

  for (const [title, answer, message] of [
    ['msg', { msg: 'sold out', message: 'other' }, 'sold out'],
    ['message, if there is no msg', { message: 'closed today' }, 'closed today'],
    ['one line', { msg: ' sold\u0000\n\tout\u202e ' }, 'sold out'],
    ['at most 200 characters', { msg: '漢'.repeat(300) }, `${'漢'.repeat(199)}…`],
    ['plain text: its tags are characters', { msg: '<b>sold</b>' }, '<b>sold</b>'],
  ] as const) {
    it(`§8 the message of a server error is ${title}, and is marked as the service's`, async () => {
      upstream.answer('bannerList', (_call, response) =>
        json(response, { success: false, code: 500, ...answer }),
      );
      expect((await gateway.query('{ banners { id } }')).errors?.[0]).toMatchObject({
        message,
        extensions: { fromService: true },
      });
    });
  }

  for (const [title, answer, status] of [
    ['an answer without one', {}, 200],
    ['an answer with a blank one', { msg: ' ' }, 200],
    ['a failure of the service', { msg: 'NullPointerException at line 7' }, 500],
    ['a request that the service does not understand', { msg: 'malformed request: body' }, 400],
  ] as const) {
    it(`§8 the message of ${title} is the default`, async () => {
      upstream.answer('bannerList', (_call, response) =>
        json(response, { success: false, code: 500, ...answer }, status),
      );
      expect((await gateway.query('{ banners { id } }')).errors?.[0]).toMatchObject({
        message: 'server error',
        extensions: { code: 'SERVER_ERROR', key: 'error.server' },
      });
    });
  }

  it('§8 a number that a GraphQL Int cannot hold is an answer of an unexpected shape', async () => {
    upstream.answer('searchGoodsV2', (_call, response) =>
      json(response, { success: true, data: { total: 3_000_000_000, list: [], facets: [] } }),
    );
    const { errors } = await gateway.query('{ searchProducts { totalCount } }');
    expect(errors).toMatchObject([
      { message: 'server error', path: ['searchProducts'], extensions: { code: 'SERVER_ERROR' } },
    ]);
  });

  it('§8 an unexpected error is a server error without its cause', () => {
    const cause = new GraphQLError('secret', {
      originalError: new TypeError('secret'),
      path: ['product'],
      extensions: { code: 'INTERNAL_SERVER_ERROR', secret: 1 },
    });
    expect(toClientError(createLogger('silent'))(cause.toJSON(), cause)).toEqual({
      message: 'server error',
      path: ['product'],
      extensions: { code: 'SERVER_ERROR', key: 'error.server' },
    });
  });

  it('§5 an argument of the wrong type is BAD_USER_INPUT', async () => {
    const { errors } = await gateway.query(
      'query($first: Int) { searchProducts(first: $first) { totalCount } }',
      { first: 'many' },
    );
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  });

  it('§8 a limit of a service in a query is a GraphQL error with the time to wait', async () => {
    upstream.answer('bannerList', (_call, response) =>
      json(response, { success: false, code: 42_901, data: { retryAfterSeconds: 12.5 } }),
    );
    const { errors } = await gateway.query('{ banners { id } }');
    expect(errors?.[0]).toMatchObject({
      message: 'Too many requests. Please wait a moment.',
      extensions: { code: 'RATE_LIMITED', key: 'error.ratelimited', retryAfterSeconds: 13 },
    });
  });

  it('§5 an unknown field is BAD_USER_INPUT and is named', async () => {
    const { errors, status } = await gateway.query('{ prodcut(id: "1") { name } }');
    expect(status).toBe(200);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('prodcut'),
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });

  it('GraphQL over HTTP: a client that accepts graphql-response+json gets 400 for a request that cannot run', async () => {
    const { status } = await gateway.query(
      '{ prodcut }',
      {},
      { accept: 'application/graphql-response+json' },
    );
    expect(status).toBe(400);
  });
});

describe('malformed requests', () => {
  it('§8 malformed JSON → 400 with a code', async () => {
    expect(await post('{"query": "{ site')).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it('§8 JSON that is not a request → 400', async () => {
    for (const body of ['[]', 'null', '"{ site { id } }"', '{}', '{"query": 7}'])
      expect((await post(body)).status).toBe(400);
  });

  it('an unknown operation name, or none among several operations → 400 with a code', async () => {
    const accept = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    for (const [query, operationName] of [
      ['query A { site { id } }', 'B'],
      ['query A { site { id } } query B { site { id } }', undefined],
    ] as const) {
      expect(await post(JSON.stringify({ query, operationName }), accept)).toMatchObject({
        status: 400,
        errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
      });
    }
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    it(`CSRF: a body of ${type}, which any site can send, is refused`, async () => {
      const { status, data, errors } = await post('{"query":"{ site { id } }"}', { 'content-type': type });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
    });
  }

  it('CSRF: a GET that any site can send is rejected before any upstream call', async () => {
    const response = await gateway.get('/graphql?query={banners{id}}');
    expect(response.status).toBe(400);
    expect(((await response.json()) as Body).errors[0]?.message).toMatch(/CSRF/);
    expect(upstream.calls).toEqual([]);
  });

  it('CSRF: the same GET with the preflight header is answered, and never stored', async () => {
    const response = await gateway.get('/graphql?query={site{id}}', { 'apollo-require-preflight': 'true' });
    expect(await response.json()).toEqual({ data: { site: { id: '999' } } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  for (const [title, request] of [
    ['an invalid Host', 'GET / HTTP/1.1\nHost: a b<c\nConnection: close\n\n'],
    [
      'an invalid Host, at /graphql',
      'GET /graphql?query=%7Bsite%7Bid%7D%7D HTTP/1.1\nHost: [::\nApollo-Require-Preflight: 1\nConnection: close\n\n',
    ],
    [
      'an address whose redirect would lead to another host',
      'GET //elsewhere.example/ HTTP/1.1\nHost: localhost\nConnection: close\n\n',
    ],
    ['an address with broken escapes', 'GET /%E0%A4%A HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
    ['an address with a NUL', 'GET /pictures/%00.webp HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
    [
      'an address of another server',
      'GET http://elsewhere.example/ HTTP/1.1\nHost: localhost\nConnection: close\n\n',
    ],
    ['no HTTP at all', 'HELO localhost\n\n'],
  ] as const) {
    it(`§8 ${title} → a clear 400 or 404, never a 500`, async () => {
      expect(await sendRaw(request)).toMatch(/^HTTP\/1\.1 40[04] /);
    });
  }
});
