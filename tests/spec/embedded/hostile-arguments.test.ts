// Every argument and input field of the SDL gets hostile values of its type, in front of the real services. What a
// caller does wrong is the caller's error: no answer blames a service or repeats its words.
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { startGateway } from '../../gateway/start.ts';
import { connect } from '../../gateway/socket.ts';
import { newVisitor, signedInBuyer, type Visitor } from '../../gateway/visitor.ts';
import { hostile, valid } from './hostile-values.ts';
import { startEmbedded } from './store.ts';
import { isWhole } from '../../setup/whole.ts';

const embedded = await startEmbedded();
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
    // Three accounts send everything.
    REQUEST_BUDGET: '0',
  },
});
const buyer = await signedInBuyer(gateway);
const signIn = async (mutation: string): Promise<Visitor> => {
  const visitor = newVisitor(gateway);
  const { data } = await visitor.query(`mutation { ${mutation} { __typename } }`);
  expect(Object.values(data)).toEqual([{ __typename: expect.stringMatching(/SignedIn$/) as string }]);
  return visitor;
};
const supplier = await signIn(
  'supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" })',
);
const organiser = await signIn(
  'organiserLogin(input: { email: "organiser@fairgate.example", password: "fairgate1" })',
);
const operator = await signIn(
  'operatorLogin(input: { email: "operator@fairgate.example", password: "fairgate1" })',
);
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

const parents: Readonly<Record<string, () => [before: string, after: string]>> = {
  Query: () => ['', ''],
  Mutation: () => ['', ''],
  Product: () => [`product(id: "${ids.product}") {`, '}'],
  Supplier: () => [`supplier(id: "${ids.supplier}") {`, '}'],
  Exhibition: () => ['exhibition(id: "802") {', '}'],
  Lottery: () => ['exhibition(id: "802") { lottery {', '} }'],
  Buyer: () => ['viewer { ... on Buyer {', '} }'],
  SupplierUser: () => ['viewer { ... on SupplierUser {', '} }'],
  OrganiserUser: () => ['viewer { ... on OrganiserUser {', '} }'],
  OperatorUser: () => ['viewer { ... on OperatorUser {', '} }'],
  OrganisedExhibition: () => ['viewer { ... on OrganiserUser { exhibition(id: "802") {', '} } }'],
};

/** Who may send a field; a guest all others. */
function senderOf(parent: string, field: string): Pick<Visitor, 'query'> {
  if (parent.startsWith('Organise') || organiserMutations.test(field)) return organiser;
  if (parent === 'OperatorUser' || operatorMutations.test(field)) return operator;
  if (parent === 'SupplierUser' || supplierMutations.test(field)) return supplier;
  return parent === 'Buyer' || buyerMutations.test(field) ? buyer : gateway;
}
const organiserMutations =
  /^(checkIn|publishExhibition|\w+OrganisedBadge|change(StandRequest|PrizeClaim)|export(?!Leads)\w+)$/;
const operatorMutations =
  /^((assign|answer|note|close)Ticket|remindSupplier|inviteToSupplier|(resend|revoke)Invitation)$/;
const supplierMutations = /^(saveLeads|exportLeads|answerCardRequest|(save|remove)QuotationTemplate)$/;
const buyerMutations =
  /^(set|save|record|remove|request|complete|change|delete|follow|unfollow|spin|claim|propose|(accept|decline|cancel)Meeting)(?!PasswordReset)/;

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

/** One of so many values, unless all tests run; others for the next argument. */
const sampled = 9;

const cases = Object.keys(parents).flatMap((parent) => {
  const type = schema.getType(parent);
  if (!isObjectType(type)) throw new Error(`the SDL has no type ${parent}`);
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map((argument, place) => ({
      title: `${parent}.${field.name}(${argument.name})`,
      parent,
      field,
      argument,
      place: place + field.name.length,
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
  it.each(cases)('$title', async ({ parent, field, argument, place }) => {
    const document = documentOf(parent, field, argument);
    const others = Object.fromEntries(
      field.args
        .filter((other) => other !== argument)
        .map((other) => [other.name, valid(other.type, other.name)]),
    );
    const values = hostile(argument.type, argument.name).filter(
      (_, at) => isWhole || (at + place) % sampled === 0,
    );
    for (const value of values) {
      const sender = senderOf(parent, field.name);
      const { status, data, errors } = await sender.query(document, { ...others, value }, from());
      const answer = JSON.stringify({ data, errors });
      expect
        .soft([
          JSON.stringify(value)?.slice(0, 200),
          status < 500,
          blame.exec(answer)?.[0],
          answer.slice(0, 300),
        ])
        .toEqual([JSON.stringify(value)?.slice(0, 200), true, undefined, answer.slice(0, 300)]);
    }
  });

  it.each([
    ['productOfferChanged', 'stock'],
    ['organisedExhibitionChanged', 'id'],
  ])('of the subscription %s too', async (field, below) => {
    const socket = await connect(gateway.url, { headers: { cookie: organiser.cookie() } });
    for (const id of ['', '0', '-1', '\0', '9'.repeat(18), 'x'.repeat(10_240), null, {}, ['802', '803']]) {
      const document = `subscription($id: ID!) { ${field}(id: $id) { ${below} } }`;
      // A variable that does not match refuses the operation; an id that is none is its answer.
      const errors =
        typeof id === 'string'
          ? (await socket.listen(document, { id }).next())?.errors
          : await socket.refused(document, { id });
      expect(errors?.[0]?.extensions?.code).toMatch(/BAD_USER_INPUT|NOT_FOUND/);
    }
    await socket.close();
  });
});
