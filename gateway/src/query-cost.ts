// The cost of an operation: its fields and the upstream calls that it makes, known before it runs. Each fragment is
// counted once for each type, so the time is that of the document's text.
import {
  getNamedType,
  isAbstractType,
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
import { costOfField, type ListSize } from './field-cost.ts';
import type { Variables } from './variables.ts';

/** An upstream call costs as much as this number of fields. */
export const callCost = 50;

/** `calls` = shared + perItem × the number of items that the fields belong to. */
type Price = { readonly fields: number; readonly shared: number; readonly perItem: number };
const free: Price = { fields: 0, shared: 0, perItem: 0 };

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

const exactly = (length: number): ListSize => ({ usual: length, most: length });

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
    const { usual, most } = lengthOf(node, field, type.name);
    const share = name === '__schema' || name === '__type' ? introspectionShare : 1;
    const { loader, each, batch } = costOfField(field).calls;
    const isLoaded = loader !== undefined && loaded.has(loader);
    if (loader !== undefined) loaded.add(loader);
    // The end of a list is known by its length, which is a call before.
    const lengths = each === 1 && typeof argumentOf(node, field, 'last') === 'number' ? 1 : 0;
    return {
      fields: 1 + below.fields * usual * share,
      shared: below.shared + (batch > 0 && !isLoaded ? 1 : 0),
      perItem: below.perItem * most + each + lengths + (batch > 0 && !isLoaded ? 1 / batch : 0),
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

  function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>, type: string): ListSize {
    if (type.startsWith('__')) return exactly(introspectionLengths[field.name] ?? 1);
    for (const list of ['ids', 'among']) {
      const value = argumentOf(node, field, list);
      if (Array.isArray(value)) return exactly(Math.max(1, value.length));
    }
    const first = argumentOf(node, field, 'last') ?? argumentOf(node, field, 'first');
    return typeof first === 'number' ? exactly(Math.max(1, first)) : costOfField(field).listSize;
  }

  function argumentOf(node: FieldNode, { args }: GraphQLField<unknown, unknown>, name: string): unknown {
    const argument = args.find((one) => one.name === name);
    if (!argument) return undefined;
    const given = node.arguments?.find((one) => one.name.value === name);
    const value = given && valueFromAST(given.value, argument.type, variables);
    return value ?? argument.defaultValue;
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const { fields, shared, perItem } = ofSelection(operation.selectionSet, root);
  return Math.ceil(fields) + callCost * Math.floor(shared + perItem);
}
