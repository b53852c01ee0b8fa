// The cost of an operation knows what each field calls, by @calls, and how long each list is: by an argument, or by @listSize.
import { resolvers } from '@fairgate/gateway/resolvers';
import {
  buildSchema,
  getNamedType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';

const { gateway, close } = await startBoth();
afterAll(close);
const schema = buildSchema(await (await gateway.get('/schema.graphql')).text());

const limits = new Set(['first', 'last', 'ids', 'among']);
const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType as GraphQLOutputType) : isListType(type);

const says = ({ astNode }: GraphQLField<unknown, unknown>, directive: string) =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false;

/** Fields of objects whose number is unknown before the operation runs. The field of a connection has the limit of its items. */
function unlimited(of: GraphQLSchema): string[] {
  return Object.values(of.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const item = getNamedType(field.type);
          const many = isList(field.type) ? !isLeafType(item) : item.name.endsWith('Connection');
          const isLimited =
            field.args.some(({ name }) => limits.has(name)) ||
            /Connection\.(nodes|edges)$/.test(`${type.name}.${field.name}`);
          return many && !isLimited && !says(field, 'listSize') ? [`${type.name}.${field.name}`] : [];
        })
      : [],
  );
}

it('every list has a limit argument or a length for the cost', () => {
  expect(unlimited(schema).filter((name) => !name.endsWith('.facets'))).toEqual([]);
});

it('a list without either is found', () => {
  const broken = buildSchema(
    'type Query { shops: [Shop!]! names: [String!]! some(first: Int): [Shop!] shopConnection: ShopConnection } type Shop { id: ID! } type ShopConnection { nodes: [Shop!]! }',
  );
  expect(unlimited(broken)).toEqual(['Query.shops', 'Query.shopConnection']);
});

type Of = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Fields whose resolver takes the context, without which there is no call, and that say nothing. `@calls(each: 0)` says none. */
function silent(of: GraphQLSchema, maps: readonly object[]): string[] {
  return maps.flatMap((map) =>
    Object.entries(map as Of).flatMap(([name, resolve]) => {
      const type = of.getType(name);
      if (!isObjectType(type) || type === of.getMutationType()) return [];
      return Object.values(type.getFields()).flatMap((field) =>
        takesContext(resolve[field.name]) && !says(field, 'calls') ? [`${name}.${field.name}`] : [],
      );
    }),
  );
}

function takesContext(resolver: unknown): boolean {
  if (typeof resolver === 'function') return resolver.length > 2;
  return typeof resolver === 'object' && resolver !== null && Object.values(resolver).some(takesContext);
}

it('every field whose resolver can make calls says how many', () => {
  expect(silent(schema, resolvers)).toEqual([]);
});

it('a field that makes calls and says nothing is found', () => {
  const broken = buildSchema(
    'directive @calls(each: Int) on FIELD_DEFINITION type Query { own: Int none: Int some: Int @calls(each: 1) } type Subscription { changed: Int }',
  );
  const call = (_parent: unknown, _args: unknown, context: unknown) => context;
  const maps = [
    { Query: { own: call, none: () => 1, some: call } },
    { Subscription: { changed: { subscribe: call } } },
  ];
  expect(silent(broken, maps)).toEqual(['Query.own', 'Subscription.changed']);
});
