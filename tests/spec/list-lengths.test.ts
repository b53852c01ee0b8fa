// The cost of an operation knows how long each list is: by an argument, or by gateway/src/list-lengths.ts.
import { listLengthOf } from '@fairgate/gateway/list-lengths';
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

/** Fields of objects whose number is unknown before the operation runs. */
function unlimited(of: GraphQLSchema): string[] {
  return Object.values(of.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !isIntrospectionType(type)
      ? Object.values(type.getFields()).flatMap((field) => {
          const item = getNamedType(field.type);
          const many = isList(field.type) ? !isLeafType(item) : item.name.endsWith('Connection');
          const isLimited = field.args.some(({ name }) => limits.has(name));
          return many && !isLimited && !listLengthOf(type.name, field.name)
            ? [`${type.name}.${field.name}`]
            : [];
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
