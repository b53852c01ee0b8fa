// Every code that the gateway sends is in the enum ErrorCode of its SDL, over HTTP and over WebSocket.
import { errors } from '@fairgate/schema/errors';
import { buildSchema, type GraphQLEnumType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { connect } from '../gateway/socket.ts';

const { gateway, close } = await startBoth();
afterAll(close);

const schema = buildSchema(await (await gateway.get('/schema.graphql')).text());
const enumeration = schema.getType('ErrorCode') as GraphQLEnumType;
const values = enumeration.getValues().map(({ name }) => name);

it('§8 ErrorCode holds the codes of the registry, in its order', () => {
  expect(values).toEqual(Object.keys(errors));
});

describe('§8 an error that GraphQL itself finds has a code of ErrorCode', () => {
  type Body = { errors: { extensions: { code: string } }[] };
  const hash = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
  const long = `{ ${'site { id } '.repeat(1_000)} }`;
  for (const [title, code, body] of [
    ['no GraphQL', 'GRAPHQL_PARSE_FAILED', { query: '{ site {' }],
    ['a document that is too long', 'GRAPHQL_PARSE_FAILED', { query: long }],
    ['an unknown field', 'GRAPHQL_VALIDATION_FAILED', { query: '{ nothing }' }],
    [
      'a variable of the wrong type',
      'BAD_USER_INPUT',
      { query: 'query($n: Int!) { searchProducts(first: $n) { totalCount } }', variables: { n: 'x' } },
    ],
    [
      'an argument out of bounds',
      'BAD_USER_INPUT',
      { query: '{ searchProducts(first: 1000) { totalCount } }' },
    ],
    [
      'an unknown operation name',
      'OPERATION_RESOLUTION_FAILURE',
      { query: 'query A { site { id } }', operationName: 'B' },
    ],
    ['an unknown hash', 'PERSISTED_QUERY_NOT_FOUND', { extensions: hash }],
    ['no document', 'BAD_REQUEST', {}],
  ] as const) {
    it(`over HTTP: ${title} → ${code}`, async () => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { extensions } = ((await response.json()) as Body).errors[0]!;
      expect([extensions.code, values.includes(extensions.code)]).toEqual([code, true]);
    });
  }

  for (const [title, code, query] of [
    ['no GraphQL', 'GRAPHQL_PARSE_FAILED', '{ site {'],
    ['an unknown field', 'GRAPHQL_VALIDATION_FAILED', '{ nothing }'],
    ['several operations', 'OPERATION_RESOLUTION_FAILURE', 'query A { site { id } } query B { site { id } }'],
  ] as const) {
    it(`over WebSocket: ${title} → ${code}`, async () => {
      const socket = await connect(gateway.url);
      const [error] = await socket.refused(query);
      expect([error?.extensions?.code, values.includes(code)]).toEqual([code, true]);
      await socket.close();
    });
  }
});

describe('§8 the result of a mutation', () => {
  const failures = schema.getPossibleTypes(schema.getType('Failure') as never).map(({ name }) => name);
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const unions = mutations.filter(({ type }) => isUnionType(schema.getType(String(type).replace('!', ''))));
  const membersOf = (type: unknown) => {
    const union = schema.getType(String(type).replace('!', ''));
    return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
  };

  it('§8 is a union, unless the mutation cannot be rejected', () => {
    const others = mutations.filter((field) => !unions.includes(field));
    expect(others.map(({ name }) => name)).toEqual(['logout']);
  });
  it.each(unions.map((field) => [field.name, field] as const))(
    '§8 %s holds RateLimited, and InvalidInput if it has input',
    (_name, { type, args }) => {
      const members = membersOf(type);
      expect(members).toContain('RateLimited');
      expect(members.includes('InvalidInput')).toBe(args.length > 0);
      expect(members.filter((name) => !failures.includes(name))).toHaveLength(1);
    },
  );
  it('§8 every failure is the member that the registry names', () => {
    const named = Object.values(errors).flatMap((entry) => ('member' in entry ? [entry.member] : []));
    expect(failures.toSorted()).toEqual([...named, 'Refusal'].toSorted());
    for (const name of failures) expect(isObjectType(schema.getType(name))).toBe(true);
    expect(isInterfaceType(schema.getType('Failure'))).toBe(true);
  });
});
