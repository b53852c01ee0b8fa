import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);

const input = {
  idempotencyKey: 'k-0123456789',
  exhibitionId: '3001',
  companyName: 'Nile Trading',
  contactName: 'Amal Hassan',
  email: 'amal@example.com',
  phone: '+20 2 1234 5678',
  countryCode: 'EG',
  products: 'Kettles',
  squareMetres: 9,
  hall: 'A',
  message: '  ',
};
const book = (change: object = {}) =>
  gateway.query<{ bookStand: object }>(
    `mutation ($input: BookStandInput!) { bookStand(input: $input) { __typename
      ... on StandRequest { number } ... on InvalidInput { fields { name key bound } } ... on Refusal { code } } }`,
    { input: { ...input, ...change } },
  );

describe('a request for a stand', () => {
  it('§2.5 needs no login, and the key reaches the service', async () => {
    expect((await book()).data.bookStand).toEqual({ __typename: 'StandRequest', number: 'S-100001' });
    const [call] = upstream.calls;
    expect(call?.headers['idempotency-key']).toBe(input.idempotencyKey);
    expect(call?.body).toMatchObject({
      data: { exhibitionId: '3001', companyName: 'Nile Trading', countryId: 'EG', message: null },
    });
  });

  it('§5 names all fields that break a rule, before any call', async () => {
    const { data } = await book({ email: 'x', squareMetres: 0, products: '', phone: 'call me' });
    expect(data.bookStand).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ name: 'email' }, { name: 'phone' }, { name: 'products' }, { name: 'squareMetres' }],
    });
    expect(upstream.calls).toEqual([]);
  });

  it('is refused when the exhibition is over', async () => {
    upstream.answer('bookStand', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'over', data: null }),
    );
    expect((await book()).data.bookStand).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  });

  it('at most 5 an hour for one email', async () => {
    const codes = [];
    for (let time = 0; time < 6; time += 1)
      codes.push(
        (
          (await book({ email: 'often@example.com', idempotencyKey: `k-00000000${time}` })).data
            .bookStand as {
            __typename: string;
          }
        ).__typename,
      );
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'StandRequest'), 'RateLimited']);
  });
});
