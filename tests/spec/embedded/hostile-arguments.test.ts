// Every argument and input field of the SDL gets hostile values of its type, in front of the real services. What a
// caller does wrong is the caller's error: no answer blames a service or repeats its words.
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { startGateway } from '../../gateway/start.ts';
import { connect } from '../../gateway/socket.ts';
import { signedInBuyer } from '../../gateway/visitor.ts';
import { startEmbedded } from './store.ts';

const embedded = await startEmbedded('PGlite');
const urls = await Promise.all(
  Object.entries(embedded.services).map(async ([name, service]) => [
    `${name.toUpperCase()}_GATEWAY_URL`,
    await service.listen({ host: '127.0.0.1', port: 0 }),
  ]),
);
const gateway = await startGateway({
  upstreamUrl: 'http://127.0.0.1:1',
  env: {
    ...(Object.fromEntries(urls) as Record<string, string>),
    TRUST_PROXY: 'true',
    CACHE_MAX_ENTRIES: '0',
  },
});
const buyer = await signedInBuyer(gateway);
const first = await gateway.query<{ searchProducts: { nodes: { id: string; supplier: { id: string } }[] } }>(
  '{ searchProducts(first: 1) { nodes { id supplier { id } } } }',
);
const [node] = first.data.searchProducts.nodes;
const ids = { product: node?.id ?? '', supplier: node?.supplier.id ?? '' };
const schema = buildSchema(await (await gateway.get('/schema.graphql')).text());
afterAll(async () => {
  await gateway.close();
  await embedded.close();
});

const texts = ['', ' ', '\0', 'a\0b', '\uD800', '𝒳'.repeat(120), 'x'.repeat(10_240), "%_\\'--", '${a}'];
const byType: Readonly<Record<string, readonly unknown[]>> = {
  String: texts,
  ID: [...texts, '0', '-1', '1e3', '99999999999999999999', '9'.repeat(18), '2147483648'],
  Int: [0, -1, 1, 100_000, 1_000_000, 2_147_483_647, -2_147_483_648, 2 ** 40, 1.5],
  Float: [-1, 1e308],
  Boolean: ['yes', 1],
  Decimal: ['-1', '0', '999999999999999999', '0.000000000000000001', '1e5', 1e20, -0.5],
  CountryCode: ['ZZ', 'xx', '', '\0', 'EG'.repeat(5_000)],
  CurrencyCode: ['ZZZ', '', 'eur'],
};
const places = { after: 'p:999999999', before: 'p:999999999' } as const;
const cursors = [
  ...Object.values(places),
  'p:-1',
  '0000-01-01T00:00:00.000Z 1',
  '2026-02-30T00:00:00.000Z 1',
  '9999-12-31T23:59:59.999999999Z 999999999999999999',
].map((text) => Buffer.from(text).toString('base64url'));

/** Values of a type that a caller may not mean. */
function hostile(type: GraphQLInputType, name: string): unknown[] {
  if (isNonNullType(type)) return hostile(type.ofType, name);
  if (isListType(type)) {
    const item = valid(type.ofType, name);
    return [
      null,
      [],
      [null],
      Array.from({ length: 101 }, () => item),
      Array.from({ length: 200 }, (_, index) => (typeof item === 'string' ? `${item}${index}` : item)),
      ...hostile(type.ofType, name).map((one) => [one]),
    ];
  }
  if (isInputObjectType(type)) {
    const whole = valid(type, name) as object;
    return [
      null,
      {},
      ...Object.values(type.getFields()).flatMap((field) =>
        hostile(field.type, field.name).map((value) => ({ ...whole, [field.name]: value })),
      ),
    ];
  }
  if (isEnumType(type)) return [null, 'NO_SUCH_VALUE', ...type.getValues().map((value) => value.name)];
  return [null, ...(byType[type.name] ?? []), ...(name === 'after' || name === 'before' ? cursors : [])];
}

const byName: Readonly<Record<string, unknown>> = {
  email: 'somebody@fair.example',
  password: 'fairgate2',
  idempotencyKey: 'k-0123456789',
  clause: true,
};

/** A value that the field takes. */
function valid(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return valid(type.ofType, name);
  if (name in byName) return byName[name];
  if (isListType(type)) return [valid(type.ofType, name)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, valid(field.type, field.name)]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return (
    { ID: '1', Int: 1, Boolean: true, Decimal: '1', CountryCode: 'EG', CurrencyCode: 'USD' }[type.name] ??
    'text'
  );
}

const parents: Readonly<Record<string, () => [before: string, after: string]>> = {
  Query: () => ['', ''],
  Mutation: () => ['', ''],
  Product: () => [`product(id: "${ids.product}") {`, '}'],
  Supplier: () => [`supplier(id: "${ids.supplier}") {`, '}'],
  Buyer: () => ['viewer { ... on Buyer {', '} }'],
};

/** Selects what the services must be asked for. */
function selectionOf({ type, name }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (name.startsWith('followed')) return '{ totalCount edges { cursor } }';
  if (isObjectType(named) && 'pageInfo' in named.getFields()) return '{ totalCount nodes { __typename } }';
  return '{ __typename ... on InvalidInput { path fields { name } } }'
    .slice(0, isObjectType(named) ? '{ __typename '.length : undefined)
    .concat(isObjectType(named) ? '}' : '');
}

const loosened = (type: GraphQLInputType, isDefaulted: boolean) =>
  String(isDefaulted && isNonNullType(type) ? type.ofType : type);

function documentOf(parent: string, field: GraphQLField<unknown, unknown>, one: GraphQLArgument): string {
  const required = field.args.filter(
    (other) => other !== one && isNonNullType(other.type) && other.defaultValue === undefined,
  );
  const [before, after] = parents[parent]?.() ?? ['', ''];
  const given = [`${one.name}: $value`, ...required.map(({ name }) => `${name}: $${name}`)].join(', ');
  const declared = [
    `$value: ${loosened(one.type, one.defaultValue !== undefined)}`,
    ...required.map(({ name, type }) => `$${name}: ${String(type)}`),
  ].join(', ');
  return `${parent === 'Mutation' ? 'mutation' : 'query'}(${declared}) { ${before} ${field.name}(${given}) ${selectionOf(field)} ${after} }`;
}

const cases = Object.keys(parents).flatMap((parent) => {
  const type = schema.getType(parent);
  if (!isObjectType(type)) throw new Error(`the SDL has no type ${parent}`);
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map((argument) => ({
      title: `${parent}.${field.name}(${argument.name})`,
      parent,
      field,
      argument,
    })),
  );
});

const blame =
  /SERVER_ERROR|NETWORK_ERROR|TIME_OUT|I18N_LOAD_FAILED|fromService|malformed|invalid input syntax/;
let visits = 0;
const from = () => ({
  'x-forwarded-for': `10.${(visits += 1) >> 16}.${(visits >> 8) & 255}.${visits & 255}`,
});

describe('§8 hostile values of every argument are the caller’s error', () => {
  it.each(cases)('$title', async ({ parent, field, argument }) => {
    const document = documentOf(parent, field, argument);
    const others = Object.fromEntries(
      field.args
        .filter((other) => other !== argument)
        .map((other) => [other.name, valid(other.type, other.name)]),
    );
    for (const value of hostile(argument.type, argument.name)) {
      const sender =
        parent === 'Buyer' || /^(set|complete|change|delete|follow|unfollow)/.test(field.name)
          ? buyer
          : gateway;
      const { status, data, errors } = await sender.query(document, { ...others, value }, from());
      const said = JSON.stringify({ data, errors });
      expect
        .soft([JSON.stringify(value)?.slice(0, 200), status < 500, blame.exec(said)?.[0], said.slice(0, 300)])
        .toEqual([JSON.stringify(value)?.slice(0, 200), true, undefined, said.slice(0, 300)]);
    }
  });

  it('the subscription’s too', async () => {
    const socket = await connect(gateway.url);
    for (const id of ['', '0', '-1', '\0', '9'.repeat(18), 'x'.repeat(10_240)]) {
      const [error] =
        (
          await socket
            .listen('subscription($id: ID!) { productOfferChanged(id: $id) { stock } }', { id })
            .next()
        )?.errors ?? [];
      expect(error?.extensions?.code).toMatch(/BAD_USER_INPUT|NOT_FOUND/);
    }
    await socket.close();
  });
});
