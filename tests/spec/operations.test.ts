import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth, type Both } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { startGateway, type Render } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);
beforeEach(() => upstream.reset());

describe('health', () => {
  it('/healthz answers while the process runs, without upstream calls', async () => {
    const answer = await gateway.get('/healthz');
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  });

  it('/readyz names the reachable gateways', async () => {
    const answer = await gateway.get('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ready',
      pages: 'ok',
      sources: { buyer: 'ok', supplier: 'ok', search: 'ok', purchaser: 'ok', chat: 'ok' },
    });
  });

  it('without the chat gateway it is ready, and names it; without the buyer gateway it is not ready', async () => {
    for (const [name, status] of [
      ['CHAT', 200],
      ['BUYER', 503],
    ] as const) {
      const lame = await startGateway({
        upstreamUrl: upstream.url,
        env: { [`${name}_GATEWAY_URL`]: 'http://127.0.0.1:1' },
      });
      const answer = await lame.get('/readyz');
      const { sources } = (await answer.json()) as { sources: Record<string, string> };
      await lame.close();
      expect([answer.status, sources[name.toLowerCase()], sources['search']]).toEqual([status, 'away', 'ok']);
    }
  });
});

describe('/readyz', () => {
  let lame: Awaited<ReturnType<typeof startGateway>>;
  const page = { status: 200, headers: {}, html: Buffer.from('home'), inlineScripts: [] };
  const render = vi.fn<Render>();
  const look = async () => {
    // The last answer is kept for a second.
    await pause(1_050);
    const answer = await lame.get('/readyz');
    return [answer.status, await answer.json()] as const;
  };
  beforeEach(async () => {
    render.mockReset().mockResolvedValue(page);
    lame = await startGateway({ upstreamUrl: upstream.url, render });
  });
  afterEach(() => lame.close());

  it('a page that cannot be rendered → 503, until it can', async () => {
    for (const fail of [
      () => render.mockRejectedValue(new Error('a chunk is missing')),
      () => render.mockResolvedValue({ ...page, status: 500 }),
    ]) {
      fail();
      expect(await look()).toMatchObject([503, { status: 'not ready', pages: 'away' }]);
      render.mockResolvedValue(page);
      expect(await look()).toMatchObject([200, { status: 'ready', pages: 'ok' }]);
    }
  });

  it('a single failure changes nothing', async () => {
    render.mockRejectedValueOnce(new Error('once'));
    expect(await look()).toMatchObject([200, { pages: 'ok' }]);
  });

  it('a service that says 5xx is away; one without a health check is reachable', async () => {
    upstream.answer('unknown', (_call, response) => json(response, {}, 503));
    expect(await look()).toMatchObject([503, { sources: { buyer: 'away', chat: 'away' } }]);
    upstream.answer('unknown', (_call, response) => json(response, {}, 404));
    expect(await look()).toMatchObject([200, { sources: { buyer: 'ok', chat: 'ok' } }]);
  });

  it('many requests in a second cost one look', async () => {
    render.mockClear();
    await Promise.all(Array.from({ length: 50 }, () => lame.get('/readyz')));
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('metrics', () => {
  it("/metrics counts requests, upstream calls and cache look-ups in Prometheus' text format", async () => {
    await gateway.query('{ product(id: "100123") { name } }');
    const answer = await gateway.get('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const metrics = await answer.text();
    expect(metrics).toMatch(
      /^fairgate_upstream_seconds_count\{source="buyer",operation="goodsList",outcome="ok"\} 1$/m,
    );
    expect(metrics).toMatch(/^fairgate_request_seconds_count\{route="\/graphql",status="200"\} 1$/m);
    expect(metrics).toMatch(/^fairgate_cache_lookups_total\{cache="source",state="off"\} \d+$/m);
    expect(metrics).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('unknown addresses add no series', async () => {
    for (const path of ['/a1', '/a2', '/a3']) await gateway.get(path);
    expect((await (await gateway.get('/metrics')).text()).match(/route="\/a/)).toBeNull();
  });
});

describe('request ids', () => {
  it('the request id of a proxy is used; without one the gateway creates one', async () => {
    expect((await gateway.get('/healthz', { 'x-request-id': 'edge-7f:1' })).headers.get('x-request-id')).toBe(
      'edge-7f:1',
    );
    const [first, second] = [await gateway.get('/healthz'), await gateway.get('/healthz')].map(
      ({ headers }) => headers.get('x-request-id'),
    );
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('an invalid id is replaced, so that it cannot corrupt a log', async () => {
    for (const id of ['x'.repeat(129), 'a b', '"}{', '<script>', 'undefined', 'null', 'NaN'])
      expect((await gateway.get('/healthz', { 'x-request-id': id })).headers.get('x-request-id')).toMatch(
        /^[\da-f-]{36}$/,
      );
  });
});

describe('HTTP', () => {
  it('RFC 9110 §7.8: a client that offers HTTP/2 gets an answer', async () => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
    };
    const [answer] = (await once(request(`${gateway.url}/healthz`, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect([answer.statusCode, await text(answer)]).toEqual([200, '{"status":"ok"}']);
  });
});

describe('shutdown', () => {
  let own: Both;
  const slow = () =>
    own.upstream.answer(
      'goodsList',
      (_call, response) => void pause(150).then(() => json(response, goldenOf('goodsList').response.body)),
    );
  beforeEach(async () => {
    own = await startBoth({ documents: ['{ product(id: "100123") { name } }'] });
    slow();
  });
  afterEach(() => own.upstream.close());

  it('a request in progress gets its whole answer', async () => {
    const underway = own.gateway.query<{ product: { name: string } }>('{ product(id: "100123") { name } }');
    await expect.poll(() => own.upstream.calls).toHaveLength(1);
    const [{ data }] = await Promise.all([underway, own.gateway.close()]);
    expect(data.product.name).toMatch(/kettle/);
  });

  it('before the shutdown /readyz returns 503, while other requests are still answered and connections are closed', async () => {
    own.gateway.leave();
    const answer = await own.gateway.get('/readyz');
    expect([
      answer.status,
      ((await answer.json()) as { status: string }).status,
      answer.headers.get('connection'),
    ]).toEqual([503, 'not ready', 'close']);
    expect((await own.gateway.get('/healthz')).status).toBe(200);
    await own.gateway.close();
  });

  it('it does not wait for connections without a request, nor for calls whose reader has left', async () => {
    const unused = connect(Number(new URL(own.gateway.url).port), '127.0.0.1');
    await once(unused, 'connect');
    const leaving = new AbortController();
    own.upstream.answer('goodsList', () => leaving.abort());
    await expect(
      fetch(`${own.gateway.url}/graphql?query={product(id:"100123"){name}}`, {
        headers: { 'apollo-require-preflight': 'true' },
        signal: leaving.signal,
      }),
    ).rejects.toThrow();
    const begun = performance.now();
    await own.gateway.close();
    // A call ends after 8 s by itself, an unused connection never.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('afterwards connections are rejected', async () => {
    await own.gateway.close();
    const [error] = (await once(connect(Number(new URL(own.gateway.url).port), '127.0.0.1'), 'error')) as [
      NodeJS.ErrnoException,
    ];
    expect(error.code).toBe('ECONNREFUSED');
  });
});
