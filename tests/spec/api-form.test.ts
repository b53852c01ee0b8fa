// The form of the API (docs/api.md). Each rule is a function over a schema that names the violations; each is tested with
// the SDL and with a schema that breaks it.
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { gateway, close } = await startBoth();
afterAll(close);
const sdl = await (await gateway.get('/schema.graphql')).text();

type Rule = (schema: GraphQLSchema) => string[];

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );

type Field = { readonly name: string; readonly field: GraphQLField<unknown, unknown> };

const fieldsOf = (schema: GraphQLSchema): Field[] =>
  typesOf(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  );

type Input = { readonly name: string; readonly input: GraphQLArgument | GraphQLInputField };

const argumentsOf = (schema: GraphQLSchema): Input[] =>
  fieldsOf(schema).flatMap(({ name, field }) =>
    field.args.map((input) => ({ name: `${name}(${input.name})`, input })),
  );

const inputFieldsOf = (schema: GraphQLSchema): Input[] =>
  typesOf(schema).flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((input) => ({ name: `${type.name}.${input.name}`, input }))
      : [],
  );

/** Of everything that can be deprecated. */
const deprecationsOf = (schema: GraphQLSchema) => [
  ...fieldsOf(schema).map(({ name, field }) => ({ name, reason: field.deprecationReason })),
  ...[...argumentsOf(schema), ...inputFieldsOf(schema)].map(({ name, input }) => ({
    name,
    reason: input.deprecationReason,
  })),
  ...typesOf(schema).flatMap((type) =>
    isEnumType(type)
      ? type
          .getValues()
          .map(({ name, deprecationReason: reason }) => ({ name: `${type.name}.${name}`, reason }))
      : [],
  ),
];

const connectionsOf = (schema: GraphQLSchema) =>
  typesOf(schema).flatMap((type) => (isObjectType(type) && type.name.endsWith('Connection') ? [type] : []));

const has = (
  fields: Readonly<Record<string, { readonly type: unknown }>>,
  wanted: Readonly<Record<string, RegExp>>,
) => Object.entries(wanted).every(([name, type]) => type.test(String(fields[name]?.type)));

const pageArguments = {
  first: /^Int$/,
  after: /^String$/,
  last: /^Int$/,
  before: /^String$/,
  page: /^Int$/,
};

const described = (schema: GraphQLSchema): { name: string; description: string | null | undefined }[] => [
  ...typesOf(schema).flatMap((type) => [
    { name: type.name, description: type.description },
    ...(isEnumType(type)
      ? type
          .getValues()
          .map((value) => ({ name: `${type.name}.${value.name}`, description: value.description }))
      : []),
  ]),
  ...fieldsOf(schema).map(({ name, field }) => ({ name, description: field.description })),
  ...[...argumentsOf(schema), ...inputFieldsOf(schema)].map(({ name, input }) => ({
    name,
    description: input.description,
  })),
  ...schema
    .getDirectives()
    .flatMap((directive) =>
      isSpecifiedDirective(directive)
        ? []
        : [directive, ...directive.args].map(({ name, description }) => ({ name: `@${name}`, description })),
    ),
];

const mutationsOf = (schema: GraphQLSchema) => Object.values(schema.getMutationType()?.getFields() ?? {});

/** The scalar that a field must have, by the field's name. */
const scalarsByName: readonly (readonly [name: RegExp, type: string])[] = [
  [/At$/, 'DateTime'],
  [/On$/, 'Date'],
  [/^countryCodes?$/, 'CountryCode'],
  [/^currencyCode$/, 'CurrencyCode'],
  [/^languages?$/, 'LanguageCode'],
  [/^(src|url)$/, 'URL'],
  [/^(id|.+Id|.+Ids|ids)$/, 'ID'],
];
/** Message ids of translations are strings. */
const otherwise = new Set(['TranslatedMessage.id']);

const bare = (type: unknown) => String(type).replaceAll(/[[\]!]/g, '');

const rules: readonly (readonly [title: string, rule: Rule, broken: string])[] = [
  [
    'a connection has edges, nodes, pageInfo and totalCount, and its edges a cursor and a node',
    (schema) =>
      connectionsOf(schema).flatMap((type) => {
        const edge = schema.getType(type.name.replace(/Connection$/, 'Edge'));
        const fits =
          has(type.getFields(), {
            edges: new RegExp(String.raw`^\[${type.name.replace(/Connection$/, 'Edge')}!\]!$`),
            nodes: /^\[.+\]!$/,
            pageInfo: /^PageInfo!$/,
            totalCount: /^Int!$/,
          }) &&
          isObjectType(edge) &&
          has(edge.getFields(), { cursor: /^String!$/, node: /^\w+!?$/ });
        return fits ? [] : [type.name];
      }),
    'type Query { things(first: Int = 1, after: String, last: Int, before: String, page: Int): ThingConnection } type ThingConnection { totalCount: Int! nodes: [Int!]! }',
  ],
  [
    'a field of a connection has the arguments first, after, last, before and page',
    (schema) =>
      fieldsOf(schema).flatMap(({ name, field }) =>
        bare(field.type).endsWith('Connection') &&
        !has(Object.fromEntries(field.args.map((argument) => [argument.name, argument])), pageArguments)
          ? [name]
          : [],
      ),
    'type Query { things(first: Int! = 1, page: Int = 1): ThingConnection } type ThingConnection { totalCount: Int! }',
  ],
  [
    'only a connection has a cursor or page argument',
    (schema) =>
      fieldsOf(schema).flatMap(({ name, field }) =>
        !bare(field.type).endsWith('Connection') &&
        field.args.some((argument) => ['after', 'before', 'last', 'page'].includes(argument.name))
          ? [name]
          : [],
      ),
    'type Query { things(page: Int): [Int!] }',
  ],
  [
    'there is no interface Node: ids are those of the services and of addresses',
    (schema) => (schema.getType('Node') ? ['Node'] : []),
    'interface Node { id: ID! } type Query { node: Node }',
  ],
  [
    'a scalar has a specifiedBy URL',
    (schema) =>
      typesOf(schema).flatMap((type) => (isScalarType(type) && !type.specifiedByURL ? [type.name] : [])),
    'scalar Colour type Query { colour: Colour }',
  ],
  [
    'a field named like a day, a time, a country, a currency, a language, an address or an id has that type',
    (schema) =>
      [
        ...fieldsOf(schema).map(({ name, field }) => ({ name, type: field.type })),
        ...inputFieldsOf(schema).map(({ name, input }) => ({ name, type: input.type })),
      ].flatMap(({ name, type }) => {
        const own = name.slice(name.indexOf('.') + 1);
        const wanted = scalarsByName.find(([pattern]) => pattern.test(own))?.[1];
        return wanted && bare(type) !== wanted && !otherwise.has(name) ? [name] : [];
      }),
    'type Query { createdAt: String }',
  ],
  [
    'money and measures have a unit',
    (schema) =>
      fieldsOf(schema).flatMap(({ name, field }) =>
        /\.(price|amount|lowest|median|highest|\w*[wW]eight|\w*Area)$/.test(name) &&
        ['Float', 'Int', 'String'].includes(bare(field.type))
          ? [name]
          : [],
      ),
    'type Query { weight: Float }',
  ],
  [
    'an argument or input field with a default is nullable: null means the default',
    (schema) =>
      [...argumentsOf(schema), ...inputFieldsOf(schema)].flatMap(({ name, input }) =>
        input.defaultValue !== undefined && isNonNullType(input.type) ? [name] : [],
      ),
    'input Things { first: Int! = 4 } type Query { things(of: Things): Int }',
  ],
  [
    'a mutation returns a union, or a nullable type',
    (schema) =>
      mutationsOf(schema).flatMap(({ name, type }) =>
        !isNonNullType(type) || isUnionType(type.ofType) ? [] : [name],
      ),
    'type Query { a: Int } type Mutation { act: Boolean! }',
  ],
  [
    'the union of a mutation is named Result, and its first member is the success',
    (schema) =>
      mutationsOf(schema).flatMap(({ name, type }) => {
        const union = isNonNullType(type) ? type.ofType : type;
        if (!isUnionType(union)) return [];
        const [wanted] = union.getTypes();
        const isFailure = wanted?.getInterfaces().some((one) => one.name === 'Failure');
        return union.name.endsWith('Result') && !isFailure ? [] : [name];
      }),
    'type Query { a: Int } type Done { a: Int } union Outcome = Done type Mutation { act: Outcome! }',
  ],
  [
    'a mutation has at most one argument: one value, or `input` of a separate type',
    (schema) =>
      mutationsOf(schema).flatMap(({ name, args }) => {
        const [only] = args;
        const isInput = only !== undefined && bare(only.type).endsWith('Input');
        return args.length > 1 || (isInput && only.name !== 'input') || (only?.name === 'input' && !isInput)
          ? [name]
          : [];
      }),
    'type Query { a: Int } type Mutation { follow(id: ID!, idempotencyKey: ID): Boolean }',
  ],
  [
    'lists have non-null items unless items can be missing, and are lists of one level',
    (schema) =>
      inputFieldsOf(schema).flatMap(({ name, input }) => {
        const list = isNonNullType(input.type) ? input.type.ofType : input.type;
        return isListType(list) && !isNonNullType(list.ofType) ? [name] : [];
      }),
    'type Query { things(filter: Filter): Int } input Filter { ids: [ID] }',
  ],
  [
    'values of enumerations are in capitals',
    (schema) =>
      typesOf(schema).flatMap((type) =>
        isEnumType(type)
          ? type
              .getValues()
              .flatMap(({ name }) => (/^[A-Z][A-Z0-9_]*$/.test(name) ? [] : [`${type.name}.${name}`]))
          : [],
      ),
    'enum Colour { red } type Query { colour: Colour }',
  ],
  [
    'everything is described, and no description cites a paragraph of another text',
    (schema) =>
      described(schema).flatMap(({ name, description }) =>
        description?.trim() && !description.includes('§') ? [] : [name],
      ),
    '"As §3 has it." type Query { "Of things." a: Int }',
  ],
  [
    'a deprecation names the replacement and the end date',
    (schema) =>
      deprecationsOf(schema).flatMap(({ name, reason }) =>
        reason == null || /^Use `.+`.* \d{4}-\d\d-\d\d\.$/.test(reason) ? [] : [name],
      ),
    'type Query { a(b: Int @deprecated): Colour } enum Colour { RED @deprecated } input Filter { c: Int @deprecated }',
  ],
];

describe('docs/api.md: the form of the API', () => {
  const schema = buildSchema(sdl);
  it.each(rules)('%s', (_title, rule) => {
    expect(rule(schema)).toEqual([]);
  });
  it.each(rules)('reports a schema that breaks it: %s', (_title, rule, broken) => {
    expect(rule(buildSchema(broken))).not.toEqual([]);
  });
  it('asks for a reason wherever something is deprecated', () => {
    const broken =
      'type Query { a(b: Int @deprecated): E @deprecated } enum E { F @deprecated } input I { c: Int @deprecated }';
    expect(deprecationsOf(buildSchema(broken)).filter(({ reason }) => reason != null)).toHaveLength(4);
  });
});

describe('docs/api.md: what introspection says about scalars', () => {
  it('includes their descriptions and specifiedBy URLs', async () => {
    const { data } = await gateway.query('{ __schema { types { kind name description specifiedByURL } } }');
    const scalars = (
      data['__schema'] as {
        types: { kind: string; name: string; description: string | null; specifiedByURL: string | null }[];
      }
    ).types.filter(
      ({ kind, name }) => kind === 'SCALAR' && !['ID', 'Int', 'Float', 'String', 'Boolean'].includes(name),
    );
    expect(scalars.map(({ name }) => name).toSorted()).toEqual([
      'CountryCode',
      'CurrencyCode',
      'Date',
      'DateTime',
      'Decimal',
      'LanguageCode',
      'URL',
    ]);
    for (const { description, specifiedByURL } of scalars)
      expect([description, specifiedByURL]).toEqual([expect.any(String), expect.stringMatching(/^https:/)]);
  });
});
