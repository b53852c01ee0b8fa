// Null means "not given" (docs/api.md): an argument or input field with a default takes it in place of null.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { stockUp } from '../gateway/catalogue.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => {
  upstream.reset();
  stockUp(upstream, 50);
});
afterAll(close);

type Variables = Record<string, unknown>;
const list = '{ totalCount edges { node { id } } }';
const page = `query ($first: Int, $last: Int, $sort: ProductSort, $filter: ProductFilter) {
  searchProducts(first: $first, last: $last, sort: $sort, filter: $filter) ${list}
}`;

describe('§7 an argument with a default', () => {
  it.each<[title: string, given: Variables, leftOut: Variables]>([
    ['first', { first: null, last: 3 }, { last: 3 }],
    ['a filter and a sort', { filter: null, sort: null }, {}],
  ])('as null equals one that is left out: %s', async (_title, given, leftOut) => {
    const { data, errors } = await gateway.query(page, given);
    expect(errors).toBeUndefined();
    expect(data).toEqual((await gateway.query(page, leftOut)).data);
  });

  it('as null in the document equals one that is left out', async () => {
    const { data } = await gateway.query(`{ searchProducts(first: null, last: 3) ${list} }`);
    expect(data).toEqual((await gateway.query(page, { last: 3 })).data);
    expect(data['searchProducts']).toMatchObject({ totalCount: 50, edges: { length: 3 } });
  });

  it('takes a non-null variable with a default, which itself refuses null', async () => {
    const query = `query ($first: Int! = 2) { searchProducts(first: $first) ${list} }`;
    expect((await gateway.query(query)).data).toMatchObject({ searchProducts: { edges: { length: 2 } } });
    expect((await gateway.query(query, { first: null })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('§5 an input field with a default', () => {
  const person =
    '{ email: "new@fairgate.example", password: "fairgate1", clause: true, tagCodes: $tagCodes }';
  const inObject = `mutation ($tagCodes: [String!]) { register(input: ${person}) { __typename } }`;
  const asInput = 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }';
  const input = { email: 'new@fairgate.example', password: 'fairgate1', clause: true };

  it.each<[title: string, mutation: string, variables: Variables]>([
    ['left out', asInput, { input }],
    ['null', asInput, { input: { ...input, tagCodes: null, productName: null } }],
    ['a variable that is left out', inObject, {}],
    ['a variable that is null', inObject, { tagCodes: null }],
  ])('is sent as its default: %s', async (_title, mutation, variables) => {
    expect((await gateway.query(mutation, variables)).data).toMatchObject({
      register: { __typename: 'SignedIn' },
    });
    expect(upstream.calls.find(({ operation }) => operation === 'registerV2')?.body).toMatchObject({
      data: { tagCodes: [], productName: '' },
    });
  });
});
