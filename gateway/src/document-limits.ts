// Limits of a document: depth, aliases, directives and fields, counted through fragments. A fragment is counted once,
// so the time is that of the document's text, whatever it expands to.
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** `repeats`: fields that another field of the same place repeats; to compare them takes quadratic time. */
const documentLimits = {
  depth: 14,
  aliases: 15,
  directives: 20,
  fields: 2_000,
  repeats: 100,
} as const;

type Size = Record<Exclude<keyof typeof documentLimits, 'repeats'>, number>;
const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0 };

/**
 * For `validate`: rejects documents that are too deep or repeat too much, before the other rules read them, whose time
 * grows with what fragments expand to.
 */
export const documentLimitsRule: ValidationRule = (context) => ({
  [Kind.DOCUMENT](document) {
    const excess = excessOf(document);
    if (!excess) return undefined;
    context.reportError(new GraphQLError(excess));
    // The visitor goes on with this empty document: no other rule has anything to read.
    return { ...document, definitions: [] };
  },
});

function excessOf(document: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const known = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    const done = known.get(name);
    if (done) return done;
    // A fragment that contains itself is rejected by another rule.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : nothing;
    known.set(name, size);
    return size;
  }

  function sizeOf({ selections }: SelectionSetNode): Size {
    const sum = { ...nothing };
    const add = ({ depth, aliases, directives, fields }: Size) => {
      sum.depth = Math.max(sum.depth, depth);
      sum.aliases += aliases;
      sum.directives += directives;
      sum.fields += fields;
    };
    for (const selection of selections) {
      sum.directives += selection.directives?.length ?? 0;
      switch (selection.kind) {
        case Kind.FRAGMENT_SPREAD:
          add(sizeOfFragment(selection.name.value));
          break;
        case Kind.INLINE_FRAGMENT:
          add(sizeOf(selection.selectionSet));
          break;
        case Kind.FIELD: {
          const below = selection.selectionSet ? sizeOf(selection.selectionSet) : nothing;
          const { value: name } = selection.name;
          add({
            ...below,
            // graphql-js has a rule of its own for the depth of introspection.
            depth: name === '__schema' || name === '__type' ? 1 : below.depth + 1,
            aliases: below.aliases + (selection.alias ? 1 : 0),
            fields: below.fields + 1,
          });
        }
      }
    }
    return sum;
  }

  for (const operation of operations) {
    const size = sizeOf(operation.selectionSet);
    size.directives += operation.directives?.length ?? 0;
    for (const name of Object.keys(nothing) as (keyof Size)[])
      if (size[name] > documentLimits[name]) return excess(name);
    // The limit of fields bounds this one.
    if (repeatsIn([operation.selectionSet], fragments) > documentLimits.repeats) return excess('repeats');
  }
  return undefined;
}

const excess = (name: keyof typeof documentLimits) =>
  `Query ${name} limit of ${documentLimits[name]} exceeded.`;

/** @param sets of one place: their fields are merged. */
function repeatsIn(
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): number {
  const below = new Map<string, SelectionSetNode[]>();
  let repeats = 0;
  const collect = ({ selections }: SelectionSetNode, within: readonly string[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, within);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = within.includes(name) ? undefined : fragments.get(name);
        if (fragment) collect(fragment.selectionSet, [...within, name]);
      } else {
        const name = (selection.alias ?? selection.name).value;
        const known = below.get(name);
        if (known) repeats += 1;
        const own = known ?? [];
        if (selection.selectionSet) own.push(selection.selectionSet);
        below.set(name, own);
      }
    }
  };
  for (const set of sets) collect(set, []);
  for (const own of below.values()) repeats += repeatsIn(own, fragments);
  return repeats;
}
