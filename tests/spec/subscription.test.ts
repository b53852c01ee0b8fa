import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { connect, type Socket } from '../gateway/socket.ts';
import { json } from '../gateway/upstream.ts';

const offer =
  'subscription Offer($id: ID!) { productOfferChanged(id: $id) { stock changedAt ladder { minimumQuantity price { amount currencyCode } } } }';
const pollMs = 40;
const { upstream, gateway, close } = await startBoth({ env: { OFFER_POLL_MS: String(pollMs) } });
afterAll(close);

type Offer = { productOfferChanged: { stock: number; changedAt: string } };
const sockets: Socket[] = [];
let stocks: Record<string, number>;

beforeEach(() => {
  upstream.reset();
  stocks = { 100123: 1_200, 100124: 60 };
  upstream.answer('goodsOffer', ({ body }, response) => {
    const { goodsSpuIds } = (body as { data: { goodsSpuIds: string[] } }).data;
    const data = goodsSpuIds
      .filter((id) => id in stocks)
      .map((id) => ({
        id,
        currency: 'USD',
        ladder: [{ from: 200, to: null, price: '14.9' }],
        stock: stocks[id],
        offerTime: new Date(Date.UTC(2026, 0, 1) + (stocks[id] ?? 0)).toISOString(),
      }));
    json(response, { success: true, data });
  });
});
afterEach(() => Promise.all(sockets.splice(0).map((socket) => socket.close())));

async function open(): Promise<Socket> {
  const socket = await connect(gateway.url);
  sockets.push(socket);
  return socket;
}
const watch = (socket: Socket, id = '100123') => socket.listen<Offer>(offer, { id });
const polls = () => upstream.calls.filter((call) => call.operation === 'goodsOffer');
const stockOf = async (listening: ReturnType<typeof watch>) =>
  (await listening.next())?.data?.productOfferChanged.stock;

describe('productOfferChanged (graphql-transport-ws)', () => {
  it('the current state is sent at once', async () => {
    expect(await watch(await open()).next()).toEqual({
      data: {
        productOfferChanged: {
          stock: 1_200,
          changedAt: '2026-01-01T00:00:01.200Z',
          ladder: [{ minimumQuantity: 200, price: { amount: '14.9', currencyCode: 'USD' } }],
        },
      },
    });
  });

  it('the price and stock of each variant come with it', async () => {
    upstream.answer('goodsOffer', (_call, response) => json(response, goldenOf('goodsOffer').response.body));
    const offers = (await open()).listen<{ productOfferChanged: object }>(
      'subscription { productOfferChanged(id: "100123") { variants { id stock ladder { price { amount } } } } }',
      {},
    );
    expect((await offers.next())?.data?.productOfferChanged).toMatchObject({
      variants: [
        { id: '400001', stock: 1200, ladder: [{ price: { amount: '14.9' } }, {}, {}] },
        { id: '400002', stock: 0 },
      ],
    });
  });

  it('then each change is sent, and nothing while nothing changes', async () => {
    const offers = watch(await open());
    await offers.next();
    for (const stock of [1_100, 1_000, 0]) {
      stocks['100123'] = stock;
      expect(await stockOf(offers)).toBe(stock);
    }
    const nothing = await Promise.race([offers.next(), pause(pollMs * 5, 'nothing')]);
    expect(nothing).toBe('nothing');
  });

  it('a subscriber gets changes of its own product only', async () => {
    const socket = await open();
    const [kettle, mug] = [watch(socket), watch(socket, '100124')];
    await Promise.all([kettle.next(), mug.next()]);
    stocks['100124'] = 59;
    expect(await stockOf(mug)).toBe(59);
    stocks['100123'] = 1;
    expect(await stockOf(kettle)).toBe(1);
  });

  it('one upstream call per poll, for any number of subscribers and products', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, open));
    const offers = all.flatMap((socket) => [watch(socket), watch(socket, '100124')]);
    await Promise.all(offers.map((listening) => listening.next()));
    upstream.calls.length = 0;
    stocks['100123'] = 7;
    stocks['100124'] = 7;
    expect(await Promise.all(offers.map(stockOf))).toEqual(offers.map(() => 7));
    for (const { body } of polls())
      expect((body as { data: { goodsSpuIds: string[] } }).data.goodsSpuIds.toSorted()).toEqual([
        '100123',
        '100124',
      ]);
    await pause(pollMs * 5);
    expect(polls().length).toBeLessThanOrEqual(8);
  });

  it('900 subscriptions at once all get their offer, in a few upstream calls', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, open));
    stocks = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [String(300_000 + index), 7]));
    const ids = Object.keys(stocks);
    const offers = ids.map((id, index) => watch(all[index % all.length] as Socket, id));
    expect(new Set(await Promise.all(offers.map(stockOf)))).toEqual(new Set([7]));
    // A busy machine polls more often while they arrive.
    expect(polls().length).toBeLessThan(ids.length / 3);
  });

  for (const [how, leave] of [
    ['unsubscribing', (_socket: Socket, offers: ReturnType<typeof watch>) => offers.stop()],
    ['hanging up', (socket: Socket) => void socket.close()],
  ] as const) {
    it(`${how} ends the polling if there are no other subscribers`, async () => {
      const socket = await open();
      const offers = watch(socket);
      await offers.next();
      leave(socket, offers);
      await pause(pollMs * 3);
      upstream.calls.length = 0;
      await pause(pollMs * 5);
      expect(polls()).toEqual([]);
    });
  }

  it('a later subscriber gets the current state; earlier ones do not get it twice', async () => {
    const first = watch(await open());
    await first.next();
    const second = watch(await open());
    expect(await stockOf(second)).toBe(1_200);
    stocks['100123'] = 5;
    expect([await stockOf(first), await stockOf(second)]).toEqual([5, 5]);
  });

  it('§8 failed polls are not sent; the next change is', async () => {
    const offers = watch(await open());
    await offers.next();
    upstream.answer('goodsOffer', (_call, response) => json(response, { success: false, code: 500 }));
    await pause(pollMs * 4);
    upstream.answer('goodsOffer', (_call, response) =>
      json(response, {
        success: true,
        data: [
          {
            id: '100123',
            currency: 'USD',
            ladder: [{ from: 1, to: null, price: '9' }],
            stock: 3,
            offerTime: '2026-02-02T00:00:00.000Z',
          },
        ],
      }),
    );
    expect(await stockOf(offers)).toBe(3);
  });

  it('§8 an unknown id → NOT_FOUND', async () => {
    expect(await watch(await open(), '404').next()).toMatchObject({
      errors: [{ message: 'no product 404', extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it('§5 an id that is not a number → BAD_USER_INPUT, naming the argument', async () => {
    expect(await watch(await open(), 'x').next()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', argument: ['id'] } }],
    });
    expect(polls()).toEqual([]);
  });

  it('§8 the buyer gateway down at the start → its code, masked', async () => {
    upstream.answer('goodsOffer', (_call, response) => void response.destroy());
    expect(await watch(await open()).next()).toMatchObject({
      errors: [{ message: 'network error', extensions: { code: 'NETWORK_ERROR' } }],
    });
  });
});
