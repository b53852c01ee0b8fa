import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goldenOf } from '../gateway/golden.ts';
import { startRedis } from '../gateway/redis.ts';
import { startGateway } from '../gateway/start.ts';
import { json, startUpstream } from '../gateway/upstream.ts';

const [upstream, redis] = await Promise.all([startUpstream(), startRedis()]);
afterAll(() => Promise.all([upstream.close(), redis.stop()]));
afterEach(() => void vi.useRealTimers());

const golden = goldenOf('goodsList').response.body as { data: { goodsSpuId: string; goodsName: string }[] };
/** Answers every id with a product of this name, as soon as `ready` resolves. */
function name(goodsName: string, ready?: Promise<void>): void {
  upstream.answer('goodsList', async ({ body }, response) => {
    await ready;
    const ids = (body as { data: { goodsSpuIds: string[] } }).data.goodsSpuIds;
    json(response, {
      success: true,
      data: ids.map((goodsSpuId) => ({ ...golden.data[0], goodsSpuId, goodsName })),
    });
  });
}
const down = () =>
  upstream.answer('goodsList', (_call, response) => json(response, { success: false, code: 500 }));
const callCount = () => upstream.calls.filter((call) => call.operation === 'goodsList').length;

let ids = 100_000;

for (const [where, env] of [
  ['in memory', {}],
  ['in memory with Redis behind it', { REDIS_URL: redis.url }],
] as const) {
  const gateway = await startGateway({ upstreamUrl: upstream.url, env });
  afterAll(gateway.close);

  describe(`the source cache ${where}`, () => {
    let id: string;
    beforeEach(() => {
      upstream.reset();
      name('Kettle');
      id = String((ids += 1));
    });
    const queryName = async (search = '', headers: Record<string, string> = {}) => {
      const { data, errors } = await gateway.query<{ product: { name: string } | null }>(
        'query($id: ID!) { product(id: $id) { name } }',
        { id },
        headers,
        search,
      );
      return errors?.[0]?.extensions.code ?? data.product?.name;
    };
    /** Advances the clock of everything under test. */
    const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

    it('100 cold requests at once make one call', async () => {
      expect(await Promise.all(Array.from({ length: 100 }, () => queryName()))).toEqual(
        Array.from({ length: 100 }, () => 'Kettle'),
      );
      expect(callCount()).toBe(1);
    });

    it('100 cold requests at once share the failure of one call, and the failure is not stored', async () => {
      down();
      expect(await Promise.all(Array.from({ length: 100 }, () => queryName()))).toEqual(
        Array.from({ length: 100 }, () => 'SERVER_ERROR'),
      );
      expect(callCount()).toBe(1);
      name('Kettle');
      expect(await queryName()).toBe('Kettle');
    });

    it('§9 a result is reused for 10 s', async () => {
      await queryName();
      pass(9_000);
      expect(await queryName()).toBe('Kettle');
      expect(callCount()).toBe(1);
    });

    it('§9 then the stale result is served at once, and one call in the background fetches the next', async () => {
      await queryName();
      const { promise: ready, resolve: answer } = Promise.withResolvers<void>();
      name('Better kettle', ready);
      pass(11_000);
      expect(await Promise.all([queryName(), queryName(), queryName()])).toEqual([
        'Kettle',
        'Kettle',
        'Kettle',
      ]);
      answer();
      await vi.waitFor(async () => expect(await queryName()).toBe('Better kettle'), 60_000);
      expect(callCount()).toBe(2);
    });

    it('§9 an older result is not served while its gateway answers', async () => {
      await queryName();
      name('Better kettle');
      pass(21_000);
      expect(await Promise.all([queryName(), queryName(), queryName()])).toEqual([
        'Better kettle',
        'Better kettle',
        'Better kettle',
      ]);
      expect(callCount()).toBe(2);
    });

    it('a gateway that hangs delays a request only briefly if an older result exists', async () => {
      await queryName();
      upstream.answer('goodsList', () => undefined);
      pass(600_000);
      const begun = performance.now();
      expect(await queryName()).toBe('Kettle');
      expect(performance.now() - begun).toBeLessThan(8_000);
    });

    it('while its gateway fails, the old value is served', async () => {
      await queryName();
      down();
      for (const ms of [11_000, 600_000, 3_500_000 - 611_000]) {
        pass(ms);
        expect(await queryName()).toBe('Kettle');
        await pause(20);
      }
      expect(callCount()).toBeGreaterThan(1);
    });

    it('every language and every site has a separate entry', async () => {
      for (const search of ['?lang=en', '?lang=de', '?lang=de&site=eg']) {
        name(search);
        expect(await queryName(search)).toBe(search);
      }
      for (const search of ['?lang=en', '?lang=de', '?lang=de&site=eg'])
        expect(await queryName(search)).toBe(search);
      expect(callCount()).toBe(3);
    });

    it('no data of a visitor is stored: the call has no token and no cookie, and the next visitor makes no call', async () => {
      await queryName('', {
        cookie: 'session=secret-cookie',
        authorization: 'Bearer secret-token',
        'blade-auth': 'secret-token',
        token: 'secret-token',
      });
      expect(JSON.stringify(upstream.calls)).not.toMatch(/secret/);
      expect(upstream.calls[0]?.headers['blade-auth']).toBe('');
      expect(await queryName()).toBe('Kettle');
      expect(callCount()).toBe(1);
    });
  });
}
