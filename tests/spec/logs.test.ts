import { Writable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '@fairgate/gateway/log';
import { startBoth } from '../gateway/both.ts';
import { connect } from '../gateway/socket.ts';
import { json } from '../gateway/upstream.ts';

let written = '';
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  }),
);
const { upstream, gateway, close } = await startBoth({ log });
afterAll(close);
beforeEach(() => {
  upstream.reset();
  written = '';
});

const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('logs', () => {
  it('one structured line per request: method, route, status, milliseconds, id', async () => {
    await gateway.query('{ site { id } }', {}, { 'x-request-id': 'r-1' });
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 30,
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        reqId: 'r-1',
        method: 'POST',
        route: '/graphql',
        status: 200,
        ms: expect.any(Number),
        msg: 'request',
      }),
    ]);
  });

  it('a failed upstream call is logged with source, operation and fault', async () => {
    upstream.answer('goodsList', (_call, response) => json(response, { success: false, code: 500 }));
    await gateway.query('{ product(id: "100123") { name } }');
    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 40,
        fault: 'SERVER_ERROR',
        source: 'buyer',
        operation: 'goodsList',
        status: 200,
        msg: 'upstream call failed',
      }),
    );
  });

  it('an answer that cannot be parsed is logged with its beginning only', async () => {
    upstream.answer('goodsList', (_call, response) => void response.end(`<html>${'<p>.'.repeat(5_000)}`));
    await gateway.query('{ product(id: "100123") { name } }');
    expect(lines()[0]?.['excerpt']).toBe(`<html>${'<p>.'.repeat(5_000)}`.slice(0, 200));
  });

  const secrets = /hush|jane@|eyJhbGci/;
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.hush';
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: `session=${token}`,
    'blade-auth': token,
    'visitor-id': 'hush',
    'user-agent': 'hush',
    referer: `https://fair.example/?email=jane@example.com`,
  };

  const occasions: [title: string, act: () => Promise<unknown>][] = [
    [
      'a page with an address that contains them',
      () => gateway.get(`/?init_token=${token}&init_email=jane@example.com`, headers),
    ],
    [
      'a query with variables that hold them',
      () =>
        gateway.query(
          'query($text: String!) { searchSuggestions(text: $text) { text } }',
          { text: `jane@example.com ${token}` },
          headers,
        ),
    ],
    [
      'a query that does not parse',
      () => gateway.query(`{ searchSuggestions(text: "jane@example.com ${token}" `, {}, headers),
    ],
    [
      'a body that is not JSON',
      () =>
        fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: `{"email":"jane@example.com","token":"${token}"`,
        }),
    ],
    [
      'an upstream that repeats them in an error',
      () => {
        upstream.answer('bannerList', (_call, response) =>
          json(response, { success: false, code: 500, msg: `no account jane@example.com, token ${token}` }),
        );
        return gateway.query('{ banners { id } }', {}, headers);
      },
    ],
    [
      'an upstream that repeats them in HTML',
      () => {
        upstream.answer(
          'bannerList',
          (_call, response) =>
            void response.writeHead(500).end(`<pre>POST token=${token} email="jane@example.com"`),
        );
        return gateway.query('{ banners { id } }', {}, headers);
      },
    ],
    [
      'an upstream that hangs up',
      () => {
        upstream.answer('bannerList', (_call, response) => void response.destroy());
        return gateway.query('{ banners { id } }', {}, headers);
      },
    ],
    [
      'a WebSocket',
      async () => {
        const socket = await connect(gateway.url, { headers, search: `?token=${token}` });
        await socket
          .listen('query($text: String!) { searchSuggestions(text: $text) { text } }', { text: token })
          .next();
        socket.send(`{"token":"${token}"`);
        await socket.closed;
      },
    ],
  ];
  for (const [title, act] of occasions) {
    it(`contain no token, no email and no header: ${title}`, async () => {
      await act();
      await gateway.get('/healthz');
      await expect.poll(() => written).toContain('"route":"/healthz"');
      expect(written).not.toMatch(secrets);
    });
  }
});
