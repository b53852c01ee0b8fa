// Null means "not given" (docs/api.md): an argument or input field with a default takes it in place of null.
import {
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

type Fill = (value: unknown) => unknown;
type Named = Readonly<Record<string, unknown>>;

/** Makes every field of the schema see its defaults in place of null. */
export function fillDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const fill = fillOfMembers(field.args);
      const { resolve, subscribe } = field;
      if (!fill) continue;
      if (resolve)
        field.resolve = (source, args: Named, context, info) => resolve(source, fill(args), context, info);
      if (subscribe)
        field.subscribe = (source, args: Named, context, info) =>
          subscribe(source, fill(args), context, info);
    }
  }
}

/** undefined: neither they nor what is in them has a default. */
function fillOfMembers(
  members: readonly (GraphQLArgument | GraphQLInputField)[],
  within: readonly string[] = [],
): Fill | undefined {
  const fills = members.flatMap(({ name, type, defaultValue }) => {
    const inside = fillOf(type, within);
    if (defaultValue === undefined && !inside) return [];
    return [{ name, fill: (value: unknown) => (value == null ? defaultValue : (inside?.(value) ?? value)) }];
  });
  if (fills.length === 0) return undefined;
  return (given) => {
    const before = given as Named;
    let after = before;
    for (const { name, fill } of fills) {
      const value = before[name];
      // What is left out has its default already.
      const filled = value === undefined ? undefined : fill(value);
      if (filled !== value) after = { ...after, [name]: filled };
    }
    return after;
  };
}

function fillOf(type: GraphQLInputType, within: readonly string[]): Fill | undefined {
  if (isNonNullType(type)) return fillOf(type.ofType, within);
  if (isListType(type)) {
    const inside = fillOf(type.ofType, within);
    return inside && ((value) => (Array.isArray(value) ? value.map(inside) : value));
  }
  if (!isInputObjectType(type) || within.includes(type.name)) return undefined;
  const inside = fillOfMembers(Object.values(type.getFields()), [...within, type.name]);
  return inside && ((value) => (value === null ? null : inside(value)));
}
