// The cost of an operation: its fields and the upstream calls that it makes, known before it runs. Each fragment is
// counted once for each type, so the time is that of the document's text.
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { callsOf } from './upstream-cost.ts';
import type { Variables } from './variables.ts';

/** An upstream call costs as much as this number of fields. */
export const callCost = 50;

/** `calls` = shared + perItem × the number of items that the fields belong to. */
type Price = { readonly fields: number; readonly shared: number; readonly perItem: number };
const free: Price = { fields: 0, shared: 0, perItem: 0 };

const usualLength = 10;
// Lists without a limit argument whose items have fields that cost.
const unboundedLists = new Set([
  'categories',
  'children',
  'sites',
  'banners',
  'exhibitions',
  'floors',
  'messages',
  'sessions',
]);
/** Long or short lists without a limit argument, by type and field. */
const lengths: Readonly<Record<string, number>> = {
  'Buyer.visits': 100,
  'HallPlan.stands': 200,
  'SupplierEdge.products': 4,
};
// The catalogue's filters bound these lists.
const comesWhole = new Set(['facets']);

// Introspection reads the schema in memory. The lengths are the average ones of this schema; the usual query of a tool
// costs about 3,000, so that one operation has room for one.
const introspectionLengths: Readonly<Record<string, number>> = {
  types: 150,
  fields: 4,
  args: 0.25,
  inputFields: 1,
  enumValues: 3,
  possibleTypes: 1,
  interfaces: 0.25,
  ofType: 0.5,
  directives: 6,
};
const introspectionShare = 1 / 5;
const metaFields = Object.fromEntries(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

/** @param variables as the operation declares them (variables.ts). */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const known = new Map<string, Price>();

  function ofFragment(name: string, type: GraphQLObjectType): Price {
    const key = `${name} ${type.name}`;
    const done = known.get(key);
    if (done) return done;
    known.set(key, free);
    const fragment = fragments.get(name);
    const price = fragment && fits(fragment, type) ? ofSelection(fragment.selectionSet, type) : free;
    known.set(key, price);
    return price;
  }

  function fits(
    { typeCondition }: { typeCondition?: { name: { value: string } } | undefined },
    type: GraphQLObjectType,
  ) {
    if (!typeCondition || typeCondition.name.value === type.name) return true;
    const wanted = schema.getType(typeCondition.name.value);
    return isAbstractType(wanted) && schema.isSubType(wanted, type);
  }

  function ofSelection({ selections }: SelectionSetNode, type: GraphQLObjectType): Price {
    let [fields, shared, perItem] = [0, 0, 0];
    // Fields of one type that come from the same call.
    const loaded = new Set<string>();
    for (const selection of selections) {
      const price =
        selection.kind === Kind.FIELD
          ? ofField(selection, type, loaded)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? ofFragment(selection.name.value, type)
            : fits(selection, type)
              ? ofSelection(selection.selectionSet, type)
              : free;
      fields += price.fields;
      shared += price.shared;
      perItem += price.perItem;
    }
    return { fields, shared, perItem };
  }

  function ofField(node: FieldNode, type: GraphQLObjectType, loaded: Set<string>): Price {
    const name = node.name.value;
    const field = type.getFields()[name] ?? metaFields[name];
    if (!field || comesWhole.has(name)) return { ...free, fields: 1 };
    const below = node.selectionSet ? ofAny(node.selectionSet, field) : free;
    const items = type.name.startsWith('__')
      ? (introspectionLengths[name] ?? 1)
      : Math.max(1, lengthOf(node, field, type));
    // A list that nobody has thought of must not make its calls for the price of one.
    const callers = items === 1 && isUnknownList(field, type) ? usualLength : items;
    const share = name === '__schema' || name === '__type' ? introspectionShare : 1;
    const { loader = '', each = 0, batch = 0 } = callsOf(type.name, name, argumentOf(node, field, 'last'));
    const isLoaded = loader !== '' && loaded.has(loader);
    if (loader) loaded.add(loader);
    return {
      fields: 1 + below.fields * items * share,
      shared: below.shared + (batch > 0 && !isLoaded ? 1 : 0),
      perItem: below.perItem * callers + each + (batch > 0 && !isLoaded ? 1 / batch : 0),
    };
  }

  /** The most expensive of the types that the field can have. */
  function ofAny(set: SelectionSetNode, field: GraphQLField<unknown, unknown>): Price {
    const type = getNamedType(field.type);
    const types = isObjectType(type) ? [type] : isAbstractType(type) ? schema.getPossibleTypes(type) : [];
    const prices = types.map((one) => ofSelection(set, one));
    return {
      fields: Math.max(0, ...prices.map((one) => one.fields)),
      shared: Math.max(0, ...prices.map((one) => one.shared)),
      perItem: Math.max(0, ...prices.map((one) => one.perItem)),
    };
  }

  function lengthOf(
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    { name: typeName }: GraphQLObjectType,
  ): number {
    for (const list of ['ids', 'among']) {
      const value = argumentOf(node, field, list);
      if (Array.isArray(value)) return value.length;
    }
    const first = argumentOf(node, field, 'last') ?? argumentOf(node, field, 'first');
    if (typeof first === 'number') return first;
    return lengths[`${typeName}.${field.name}`] ?? (unboundedLists.has(field.name) ? usualLength : 1);
  }

  function argumentOf(node: FieldNode, { args }: GraphQLField<unknown, unknown>, name: string): unknown {
    const argument = args.find((one) => one.name === name);
    if (!argument) return undefined;
    const given = node.arguments?.find((one) => one.name.value === name);
    const value = given && valueFromAST(given.value, argument.type, variables);
    return value === undefined ? argument.defaultValue : value;
  }

  /** The items of a page are counted where its length is asked for. */
  const isUnknownList = (
    { type, args }: GraphQLField<unknown, unknown>,
    parent: GraphQLObjectType,
  ): boolean =>
    isListType(getNullableType(type)) &&
    args.every((one) => one.name !== 'first') &&
    !parent.getFields()['pageInfo'];

  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const { fields, shared, perItem } = ofSelection(operation.selectionSet, root);
  return Math.ceil(fields) + callCost * Math.floor(shared + perItem);
}
