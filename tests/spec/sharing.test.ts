import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);
const buyer = { authorization: 'Bearer t-1-of-a-viewer' };

const input = {
  idempotencyKey: 'k-0123456789',
  exhibitionId: '3001',
  event: 'SHARING',
  prizeCode: 'tote-bag',
  name: ' Amal Hassan ',
  phone: '+20 2 1234 5678',
  countryCode: 'eg',
  address: '12 Nile Street, Cairo',
};
const claim = (change: object = {}, headers: Record<string, string> = buyer) =>
  gateway.query<{ claimPrize: object }>(
    `mutation ($input: ClaimPrizeInput!) { claimPrize(input: $input) { __typename
      ... on PrizeClaim { event prizeCode } ... on InvalidInput { fields { name key } } ... on Refusal { code } } }`,
    { input: { ...input, ...change } },
    headers,
  );

describe('the sharing event of an exhibition', () => {
  it('§2.5 its prizes are public; code and friends are the buyer’s own', async () => {
    const { data } = await gateway.query(
      `{ exhibition(id: "3001") { sharing { endsOn status prizes { code name friends } } }
         viewer { ... on Buyer { sharing(exhibitionId: "3001") { code friendCount } prizeClaims(exhibitionId: "3001") { event prizeCode name phone countryCode address } } } }`,
      {},
      buyer,
    );
    expect(data).toMatchObject({
      exhibition: {
        sharing: {
          endsOn: '2027-02-12',
          status: 'COMING',
          prizes: [{ code: 'tote-bag', friends: 3 }, { code: 'power-bank' }],
        },
      },
      viewer: {
        sharing: { code: 'share-k7m2qx9a', friendCount: 4 },
        prizeClaims: [
          {
            event: 'SHARING',
            prizeCode: 'tote-bag',
            name: 'Amal Hassan',
            phone: '+20 2 1234 5678',
            countryCode: 'EG',
            address: '12 Nile Street, Cairo',
          },
        ],
      },
    });
  });

  it('§2.5 a prize is confirmed with an address, and the key reaches the service', async () => {
    const { data } = await claim();
    expect(data.claimPrize).toEqual({ __typename: 'PrizeClaim', event: 'SHARING', prizeCode: 'tote-bag' });
    const call = upstream.calls.find(({ operation }) => operation === 'claimPrize');
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({
      data: { event: 'sharing', name: 'Amal Hassan', countryId: 'EG', address: input.address },
    });
  });

  it('§5 names all fields that break a rule, before any call', async () => {
    const { data } = await claim({ phone: '12', address: ' ' });
    expect(data.claimPrize).toEqual({
      __typename: 'InvalidInput',
      fields: [
        { name: 'phone', key: 'validator.regex' },
        { name: 'address', key: 'validator.required' },
      ],
    });
    expect(upstream.calls.filter(({ operation }) => operation === 'claimPrize')).toEqual([]);
  });

  it('needs a login, and a prize that was won', async () => {
    expect((await claim({}, {})).data.claimPrize).toEqual({ __typename: 'Refusal', code: 'LOGIN_REQUIRED' });
    upstream.answer('claimPrize', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'not won', data: null }),
    );
    expect((await claim()).data.claimPrize).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  });
});
