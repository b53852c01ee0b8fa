import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);
const buyer = { authorization: 'Bearer t-1-of-a-viewer' };

describe('the lottery of an exhibition', () => {
  it('§2.5 its prizes and the hash of the seed are public; the seed is not before the end', async () => {
    const { data } = await gateway.query(
      '{ exhibition(id: "3001") { lottery { status startsOn seedHash seed spinCount prizes { code name chance stock remaining } } } }',
    );
    expect(data).toMatchObject({
      exhibition: {
        lottery: {
          status: 'OPENING',
          startsOn: '2027-02-10',
          seedHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          seed: null,
          spinCount: 3,
          prizes: [{ code: 'headphones', chance: 20, stock: 5, remaining: 5 }, { code: 'tote-bag' }],
        },
      },
    });
  });

  it('§2.5 a spin needs a login, and is the buyer’s own', async () => {
    const spin =
      'mutation { spinLottery(exhibitionId: "3001") { __typename ... on LotterySpin { roll prizeCode prizeName buyerNumber } ... on Refusal { code } } }';
    expect((await gateway.query(spin)).data).toEqual({
      spinLottery: { __typename: 'Refusal', code: 'LOGIN_REQUIRED' },
    });
    expect(upstream.calls).toHaveLength(0);
    expect((await gateway.query(spin, {}, buyer)).data).toEqual({
      spinLottery: {
        __typename: 'LotterySpin',
        roll: 1234,
        prizeCode: 'tote-bag',
        prizeName: 'Fair tote bag',
        buyerNumber: '12',
      },
    });
    const own = 'query { viewer { ... on Buyer { lotterySpin(exhibitionId: "3001") { roll } } } }';
    expect((await gateway.query(own, {}, buyer)).data).toMatchObject({
      viewer: { lotterySpin: { roll: 1234 } },
    });
  });

  it('is refused unless the draw is open', async () => {
    upstream.answer('spin', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'there is no open draw', data: null }),
    );
    const { data } = await gateway.query(
      'mutation { spinLottery(exhibitionId: "3001") { ... on Refusal { code } } }',
      {},
      buyer,
    );
    expect(data).toEqual({ spinLottery: { code: 'NOT_FOUND' } });
  });
});
