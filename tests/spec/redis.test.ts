import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, type Logger } from '@fairgate/gateway/log';
import { stockUp } from '../gateway/catalogue.ts';
import { startRedis } from '../gateway/redis.ts';
import { startGateway, type Started } from '../gateway/start.ts';
import { startUpstream } from '../gateway/upstream.ts';

const [upstream, redis] = await Promise.all([startUpstream(), startRedis()]);
const started: Started[] = [];
const start = async (url = redis.url, log?: Logger) => {
  const gateway = await startGateway({
    upstreamUrl: upstream.url,
    env: { REDIS_URL: url },
    ...(log ? { log } : {}),
  });
  started.push(gateway);
  upstream.calls.length = 0;
  return gateway;
};
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 100);
});
afterEach(() => Promise.all(started.splice(0).map((gateway) => gateway.close())));
afterAll(() => Promise.all([upstream.close(), redis.stop()]));

const search = (page: number) =>
  `{ searchProducts(first: 24, page: ${page}) { nodes { id supplier { name } } } }`;

describe('Redis (REDIS_URL)', () => {
  it('a value that one process fetched is read by another', async () => {
    const [first, second] = [await start(), await start()];
    const answer = await first.query(search(1));
    upstream.calls.length = 0;
    expect((await second.query(search(1))).data).toEqual(answer.data);
    expect(upstream.calls).toEqual([]);
  });

  it('§7 batches stay whole: 24 suppliers that are not in Redis make one call', async () => {
    const gateway = await start();
    await gateway.query(search(2));
    expect(upstream.counts()).toEqual({ searchGoodsV2: 1, supplierList: 1 });
  });

  it('contains public answers by operation, site, language and variables; no data of a visitor', async () => {
    const gateway = await start();
    await gateway.query(
      search(3),
      {},
      { cookie: 'session=secret', authorization: 'Bearer secret', 'visitor-id': 'secret' },
    );
    const keys = await redis.command('KEYS', '*');
    const texts = await redis.command('MGET', ...keys);
    expect(keys).toContainEqual(expect.stringMatching(/^fairgate:searchGoodsV2:999:en:\{"keyword":""/));
    expect([...keys, ...texts].join('\n')).not.toContain('secret');
  });

  it('an entry is a fallback for an hour after its lifetime (§9: 10 s) and then expires', async () => {
    await (await start()).query(search(5));
    const keys = await redis.command('KEYS', 'fairgate:*"offset":96,*');
    const lifetimes = await Promise.all(
      keys.map(async (key) => Number((await redis.command('PTTL', key))[0])),
    );
    expect(lifetimes).toHaveLength(1);
    expect(lifetimes[0]).toBeGreaterThan(3_600_000);
    expect(lifetimes[0]).toBeLessThanOrEqual(3_610_000);
  });

  it('a gateway starts and answers if Redis is not reachable', async () => {
    const gateway = await start('redis://127.0.0.1:1');
    expect((await gateway.query(search(4))).errors).toBeUndefined();
    await gateway.query(search(4));
    expect(upstream.counts()).toMatchObject({ searchGoodsV2: 1 });
  });

  it('an outage of Redis is logged once, for any number of look-ups', async () => {
    let output = '';
    await start(
      'redis://:hush@127.0.0.1:1',
      createLogger(
        'info',
        new Writable({
          write(line, _encoding, done) {
            output += String(line);
            done();
          },
        }),
      ),
    );
    await pause(500);
    expect(output.match(/REDIS_URL/g)).toHaveLength(1);
    expect(output).toMatch(/ECONNREFUSED/);
    expect(output).not.toContain('hush');
  });

  it('an outage of Redis while the gateway runs does not affect answers', async () => {
    const passing = await startRedis();
    const gateway = await start(passing.url);
    await gateway.query(search(1));
    await passing.stop();
    for (const page of [1, 2, 3]) expect((await gateway.query(search(page))).errors).toBeUndefined();
    expect(upstream.counts()).toMatchObject({ searchGoodsV2: 3 });
  });
});
