import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { connect } from '../gateway/socket.ts';

const appsOwn = `query Deep { ${'categories { children { '.repeat(3)} id ${'} }'.repeat(3)} }`;
const { upstream, gateway, close } = await startBoth({ documents: [appsOwn] });
beforeEach(() => upstream.reset());
afterAll(close);

/** category → parent → parent … `depth` levels in all, with the operation's own. */
const nested = (depth: number) =>
  `{ category(id: "801") { ${'parent { '.repeat(depth - 2)}id${' }'.repeat(depth - 2)} } }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: site { id }`).join(' ')} }`;
const fragmentBomb = `{ category(id: "8") { ...F0 } } ${Array.from({ length: 12 }, (_, index) => `fragment F${index} on Category { children { ...F${index + 1} } parent { ...F${index + 1} } }`).join(' ')} fragment F12 on Category { id }`;

const costlyByVariables =
  'query($n: Int) { searchProducts(first: $n) { nodes { similar(first: $n) { id name slug supplier { name } } } } }';
const spreadBomb = `{ category(id: "8") { ...F0 } } ${Array.from({ length: 5 }, (_, index) => `fragment F${index} on Category { ${`...F${index + 1} `.repeat(60)} }`).join(' ')} fragment F5 on Category { id }`;

/** Each of 60 products has a price guide or reviews, and so has each of its similar ones: a call each. */
const manyCalls = (field: string) =>
  `{ searchProducts(first: 60) { nodes { similar(first: 24) { ${field} } } } }`;
const manyIntrospections = `{ ${Array.from({ length: 15 }, (_, index) => `a${index}: __schema { types { fields { name type { name } } } }`).join(' ')} }`;
const introspectionsWithin = `{ __schema { types { ${Array.from({ length: 15 }, (_, index) => `a${index}: fields { name type { name } }`).join(' ')} } } }`;

/** A query of fragments that spread the next one twice, 40 times over, so that they expand to 2^40 spreads. */
const doubled = (last: string, spread = (name: string) => `...${name}`, type = 'Query') =>
  `{ ...A0 } ${Array.from({ length: 40 }, (_, index) => `fragment A${index} on ${type} { ${spread(`A${index + 1}`)} ${spread(`A${index + 1}`)} }`).join(' ')} fragment A40 on ${type} { ${last} }`;
const inline = (name: string) => `... on Query { ...${name} }`;
const manySpreads = `{ ${'...E0 '.repeat(250)} } ${Array.from({ length: 8 }, (_, index) => `fragment E${index} on Query { ...E${index + 1} }`).join(' ')} fragment E8 on Query { __typename }`;

type Case = [title: string, query: string, expected: RegExp, variables?: Record<string, unknown>];
const refused: Case[] = [
  ['a query 30 levels deep', nested(30), /depth limit of 14 exceeded/i],
  ['nested fragments that double at each level', fragmentBomb, /fields limit of 2000 exceeded/],
  ['fragments spread 60 times over at each of 5 levels', spreadBomb, /fields limit of 2000 exceeded/],
  [
    'fragments that contain each other',
    '{ category(id: "8") { ...A } } fragment A on Category { ...B } fragment B on Category { ...A }',
    /cannot spread|itself|cycle/i,
  ],
  ['fragments that double 40 times to an unknown one', doubled('...Nope'), /Unknown fragment "Nope"/],
  [
    'fragments that double 40 times to the first one',
    doubled('...A0'),
    /Cannot spread fragment "A0" within itself/,
  ],
  ['fragments that double 40 times to one field', doubled('__typename'), /limit of 2000 exceeded/],
  [
    'inline fragments that double 40 times to an unknown one',
    doubled('...Nope', inline),
    /Unknown fragment "Nope"/,
  ],
  [
    'inline fragments that double 40 times to the first one',
    doubled('...A0', inline),
    /Cannot spread fragment "A0" within itself/,
  ],
  ['inline fragments that double 40 times', doubled('__typename', inline), /limit of 2000 exceeded/],
  ['2,250 spreads with few fields', manySpreads, /spreads limit of 2000 exceeded/],
  [
    'fragments that double 40 times and belong to no operation',
    `{ site { id } } ${doubled('__typename').replace('{ ...A0 } ', '')}`,
    /Fragment "A0" is never used/,
  ],
  [
    'a field 450 times over in a fragment of no operation',
    `{ site { id } } fragment F on Query { ${'site { id } '.repeat(450)} }`,
    /Fragment "F" is never used/,
  ],
  [
    'a second fragment of the same name that repeats a field 400 times over',
    `{ ...F } fragment F on Query { ${'site { id } '.repeat(400)} } fragment F on Query { site { id } }`,
    /only one fragment named "F"/,
  ],
  [
    '100 operations with 25 fields each',
    `${Array.from({ length: 100 }, (_, index) => `query Q${index} { ...F }`).join(' ')} fragment F on Query { site { ${'id '.repeat(25)} } }`,
    /(?:fields|repeats) limit of \d+ exceeded/,
  ],
  ['16 aliases', aliases(16), /aliases limit of 15 exceeded/i],
  [
    '16 aliases of __typename',
    `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    /aliases limit of 15 exceeded/i,
  ],
  [
    '21 directives',
    `{ site { ${'id @include(if: true) '.repeat(21)} } }`,
    /directives limit of 20 exceeded/i,
  ],
  ['more than 2000 tokens', `{ site { ${'id '.repeat(2_001)} } }`, /2000 tokens/],
  [
    'a cost above 5000',
    '{ searchProducts(first: 60) { nodes { similar(first: 24) { id name slug supplier { name } } } } }',
    /costs \d+; at most 5000 is allowed/,
  ],
  ['1,440 price guides', manyCalls('priceGuide { offers }'), /costs \d+; at most 5000/],
  ['1,440 pages of reviews', manyCalls('reviews { totalCount }'), /costs \d+; at most 5000/],
  [
    '480 searches of suppliers in one operation',
    `{ searchProducts(first: 60) { nodes { supplier { ${Array.from({ length: 8 }, (_, index) => `a${index}: products(first: ${index + 1}) { totalCount }`).join(' ')} } } } }`,
    /costs \d+; at most 5000/,
  ],
  [
    'calls that the end of a list multiplies',
    '{ searchProducts(last: 60) { nodes { reviews(last: 1) { totalCount } } } }',
    /costs \d+; at most 5000/,
  ],
  [
    'a search of products for each certificate with a number',
    '{ verifyNumber(number: "x") { certificates { supplier { products(first: 1) { totalCount } } } } }',
    /costs \d+; at most 5000/,
  ],
  [
    'the products of the suppliers of all stands of a hall',
    '{ exhibition(id: "3001") { hallPlan { stands { exhibitor { supplier { products(first: 1) { totalCount } } } } } } }',
    /costs \d+; at most 5000/,
  ],
  [
    'the price guides of the products of 40 suppliers',
    '{ searchSuppliers(first: 40) { edges { products { priceGuide { offers } } } } }',
    /costs \d+; at most 5000/,
  ],
  [
    'the exhibitions of all visits of a plan',
    '{ viewer { ... on Buyer { visits(exhibitionId: "3001") { exhibitor { exhibition { id } } } } } }',
    /costs \d+; at most 5000/,
  ],
  [
    'ten lists of each exhibition that a buyer has a badge of',
    `{ viewer { ... on Buyer { badges { exhibition { ${Array.from({ length: 11 }, (_, index) => `a${index}: exhibitors(first: ${index + 1}) { totalCount }`).join(' ')} } } } } }`,
    /costs \d+; at most 5000/,
  ],
  ['15 introspections', manyIntrospections, /costs \d+; at most 5000/],
  ['15 introspections within one', introspectionsWithin, /costs \d+; at most 5000/],
  ['a field 450 times over', `{ ${'site { id } '.repeat(450)} }`, /repeats limit of 100 exceeded/],
  [
    'a field 240 times over, by inline fragments',
    `{ ${'... { site { id } } '.repeat(240)} }`,
    /repeats limit of 100 exceeded/,
  ],
  ['a cost above 5000 by its variables', costlyByVariables, /costs \d+; at most 5000/, { n: 60 }],
  [
    "a cost above 5000 by a variable's default",
    'query($n: Int = 60) { searchProducts(first: $n) { nodes { similar(first: 24) { id name slug supplier { name } } } } }',
    /costs \d+; at most 5000/,
  ],
];

const manyKeys = Object.fromEntries(Array.from({ length: 4_500 }, (_, index) => [`k${index}`, 1]));
const byFilter = 'query($filter: ProductFilter!) { searchProducts(filter: $filter) { totalCount } }';
const hostileVariables: [title: string, query: string, variables: Record<string, unknown>][] = [
  ['4,500 unknown keys', byFilter, { filter: manyKeys }],
  [
    '14,000 objects in place of ids',
    'query($ids: [ID!]!) { products(ids: $ids) { id } }',
    {
      ids: Array.from({ length: 14_000 }, () => ({})),
    },
  ],
  ['a list within lists within a scalar', byFilter, { filter: { keyword: nestedList(4_000) } }],
];

function nestedList(depth: number): unknown {
  let list: unknown = 1;
  for (let index = 0; index < depth; index++) list = [list];
  return list;
}

describe('free-form queries over HTTP', () => {
  for (const [title, query, variables] of hostileVariables) {
    it(`names the first errors of ${title}, in a short message`, async () => {
      const { errors } = await gateway.query(query, variables);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toMatch(/^Variable "\$\w+" got invalid value/);
      expect(JSON.stringify(errors).length).toBeLessThan(2_000);
      const socket = await connect(gateway.url);
      expect(JSON.stringify(await socket.refused(query, variables)).length).toBeLessThan(2_000);
      await socket.close();
    });
  }

  for (const [title, query, expected, variables] of refused) {
    it(`rejects ${title}, at once and with the reason`, async () => {
      const { data, errors } = await gateway.query(query, variables);
      expect(data).toBeUndefined();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.message).toMatch(expected);
      expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']).toContain(
        errors?.[0]?.extensions.code,
      );
      expect(upstream.calls).toEqual([]);
    });
  }

  it('accepts queries within the limits: 14 levels, 15 aliases, the same cost-by-variable query for fewer items', async () => {
    for (const [query, variables] of [[nested(14)], [aliases(15)], [costlyByVariables, { n: 4 }]] as const) {
      expect((await gateway.query(query, variables)).errors).toBeUndefined();
    }
  });

  it('fragments do not count as levels', async () => {
    const fragments = Array.from(
      { length: 12 },
      (_, index) => `fragment F${index} on Category { ... on Category { parent { ...F${index + 1} } } }`,
    );
    const { errors } = await gateway.query(
      `{ category(id: "801") { ...F0 } } ${fragments.join(' ')} fragment F12 on Category { id }`,
    );
    expect(errors).toBeUndefined();
  });

  it('the cost is told when it is too high, also with the header for explanations', async () => {
    const query = manyCalls('reviews { totalCount }');
    const { errors, extensions } = await gateway.query(query, {}, { 'x-fairgate-explain': '1' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      cost: expect.any(Number),
      costLimit: 5_000,
    });
    expect(extensions).toMatchObject({ explain: { cost: errors?.[0]?.extensions['cost'], calls: [] } });
  });

  it('a body over 64 KB is not read: 413', async () => {
    const { status, errors } = await gateway.query('{ site { id } }', { padding: 'x'.repeat(65_536) });
    expect(status).toBe(413);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('the introspection query of the explorer is within the limits', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { errors, data } = await gateway.query<{ __schema: object }>(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data.__schema).toBeDefined();
  });
});

describe('free-form queries over WebSocket', () => {
  for (const [title, query, expected, variables] of refused) {
    it(`rejects ${title}, as over HTTP`, async () => {
      const socket = await connect(gateway.url);
      const [error, ...more] = await socket.refused(query, variables);
      expect(error?.message).toMatch(expected);
      expect(more).toEqual([]);
      expect(upstream.calls).toEqual([]);
      await socket.close();
    });
  }

  it('a message over 64 KB closes the connection', async () => {
    const socket = await connect(gateway.url);
    void socket.refused('{ site { id } }', { padding: 'x'.repeat(65_536) }).catch(() => undefined);
    expect((await socket.closed).code).toBe(1009);
  });

  it('one connection carries at most 50 operations at once', async () => {
    const socket = await connect(gateway.url);
    const open = Array.from({ length: 50 }, () =>
      socket.listen('subscription { productOfferChanged(id: "100123") { stock } }'),
    );
    for (const operation of open) await operation.next();
    const [error] = await socket.refused('subscription { productOfferChanged(id: "100123") { stock } }');
    expect(error?.message).toMatch(/too many operations/);
    await socket.close();
  });
});

describe('operations over WebSocket', () => {
  it('count until their work ends, also when the client completes them at once', async () => {
    let waiting = 0;
    const held: (() => void)[] = [];
    upstream.answer('goodsList', (_call, response) => {
      waiting += 1;
      held.push(() => response.writeHead(500).end());
    });
    const socket = await connect(gateway.url);
    for (let index = 0; index < 200; index += 1) {
      socket
        .listen('query($id: ID!) { product(id: $id) { description } }', { id: String(200_000 + index) })
        .stop();
      // Those before have begun.
      if (index % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const [error] = await socket.refused('{ site { id } }');
    expect(error?.message).toMatch(/too many operations/);
    await expect.poll(() => waiting).toBeGreaterThan(0);
    expect(waiting).toBeLessThanOrEqual(50);
    for (const release of held.splice(0)) release();
    upstream.reset();
    // Their places are free again.
    await expect
      .poll(
        async () =>
          (
            await socket
              .listen('{ site { id } }')
              .next()
              .catch(() => undefined)
          )?.data,
      )
      .toBeDefined();
    await socket.close();
  });

  it('subscriptions that are completed while they begin end, and their places are free again', async () => {
    const socket = await connect(gateway.url);
    const subscription = 'subscription { productOfferChanged(id: "100123") { stock } }';
    for (let index = 0; index < 200; index += 1) socket.listen(subscription).stop();
    await expect
      .poll(
        async () =>
          (
            await socket
              .listen(subscription)
              .next()
              .catch(() => undefined)
          )?.data,
      )
      .toBeDefined();
    await socket.close();
    await expect
      .poll(
        async () => /^fairgate_subscriptions (\d+)/m.exec(await (await gateway.get('/metrics')).text())?.[1],
      )
      .toBe('0');
  });

  it('one visitor has at most 3,000, over all connections', async () => {
    const subscription = 'subscription { productOfferChanged(id: "100123") { stock } }';
    const sockets = await Promise.all(Array.from({ length: 61 }, () => connect(gateway.url)));
    const open = sockets
      .slice(0, 60)
      .flatMap((socket) => Array.from({ length: 50 }, () => socket.listen(subscription)));
    await Promise.all(open.map((one) => one.next()));
    const [error] = (await sockets[60]?.refused(subscription)) ?? [];
    expect(error?.message).toMatch(/too many operations of one visitor/);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
