import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { signedInBuyer, type Visitor } from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
beforeEach(async () => {
  upstream.reset();
  buyer ??= await signedInBuyer(gateway);
  upstream.reset();
});

const input =
  '{ exhibitorId: "3001-7", isVisited: true, note: "Ask for samples", changedAt: "2027-02-10T09:15:00Z" }';
const save = (of: string, who: Pick<Visitor, 'query'> = buyer) =>
  who.query(
    `mutation { saveVisit(input: ${of}) { ... on Visit { exhibitorId visitedAt note } ... on Refusal { code path } ... on InvalidInput { code path } } }`,
  );

describe('a plan of visits (§2.5)', () => {
  it('has the followed exhibitors of a fair with their stands; they come with the list', async () => {
    const { data, errors } = await buyer.query(
      '{ viewer { ... on Buyer { visits(exhibitionId: "3001") { exhibitorId visitedAt note exhibitor { name stand { hall number } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data['viewer']).toEqual({
      visits: [
        {
          exhibitorId: '3001-7',
          visitedAt: '2027-02-10T09:15:00.000Z',
          note: 'Ask for samples',
          exhibitor: { name: 'Ningbo Haoyu Houseware Co., Ltd.', stand: { hall: 'A', number: '107' } },
        },
      ],
    });
    expect(upstream.calls.map(({ operation }) => operation)).not.toContain('getExhibitors');
  });

  it('a change names when it was made, and gives the visit as it is stored', async () => {
    expect((await save(input)).data['saveVisit']).toEqual({
      exhibitorId: '3001-7',
      visitedAt: '2027-02-10T09:15:00.000Z',
      note: 'Ask for samples',
    });
    const call = upstream.calls.find(({ operation }) => operation === 'saveVisit');
    expect(call?.body).toMatchObject({
      token: 't-1',
      data: {
        exhibitorId: '3001-7',
        visited: true,
        note: 'Ask for samples',
        changeTime: '2027-02-10T09:15:00Z',
      },
    });
  });

  it('§6 a change that waited is made in a session of its own account only', async () => {
    const document = `mutation { saveVisit(input: ${input}) { __typename } }`;
    const { data } = await buyer.query('{ viewer { ... on Buyer { id } } }');
    const { id } = data['viewer'] as { id: string };
    const made = async (who: Pick<Visitor, 'query'>, account: string) => {
      upstream.reset();
      const { errors } = await who.query(document, {}, { 'for-account': account });
      return [errors?.[0]?.extensions?.['code'], upstream.counts()['saveVisit']];
    };
    expect(await made(buyer, id)).toEqual([undefined, 1]);
    expect(await made(buyer, `${id}0`)).toEqual(['LOGIN_REQUIRED', undefined]);
    expect(await made(gateway, id)).toEqual(['LOGIN_REQUIRED', undefined]);
  });

  it('§8 refuses guests, unknown exhibitors and what is no id', async () => {
    expect((await save(input, gateway)).data['saveVisit']).toMatchObject({ code: 'LOGIN_REQUIRED' });
    upstream.answer('saveVisit', (_call, response) =>
      json(response, { success: false, code: 404, msg: 'none' }),
    );
    expect((await save(input)).data['saveVisit']).toEqual({ code: 'NOT_FOUND', path: ['exhibitorId'] });
    expect((await save(input.replace('3001-7', 'x'))).data['saveVisit']).toMatchObject({
      code: 'BAD_USER_INPUT',
      path: ['exhibitorId'],
    });
  });
});
