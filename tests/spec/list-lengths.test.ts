// The cost of an operation knows how long each list is: by an argument, or by @listSize.
import {
  buildSchema,
  getNamedType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
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
          const hasSize = field.astNode?.directives?.some(({ name }) => name.value === 'listSize');
          return many && !isLimited && !hasSize ? [`${type.name}.${field.name}`] : [];
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
