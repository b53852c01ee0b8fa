// Limits of a document: depth, aliases, directives, fields and spreads, counted through fragments. A fragment is counted
// once, so the time is that of the document's text, whatever it expands to.
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/**
 * `spreads`: of fragments, named or inline, also of those without fields. `repeats`: fields that another field of the same
 * place repeats; to compare them takes quadratic time.
 */
const documentLimits = {
  depth: 14,
  aliases: 15,
  directives: 20,
  fields: 2_000,
  spreads: 2_000,
  repeats: 100,
} as const;

type Size = Record<Exclude<keyof typeof documentLimits, 'repeats'>, number>;
const nothing: Size = { depth: 0, aliases: 0, directives: 0, fields: 0, spreads: 0 };

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A document that cannot be counted: its fragments do not expand to an end, or belong to no operation. */
class Uncountable extends Error {}

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

/** The fields and spreads that the operations of a valid document expand to. */
export function expandedSizeOf(document: DocumentNode): number {
  const { operations, sizeOf } = counterOf(document);
  return operations.reduce((sum, { selectionSet }) => {
    const { fields, spreads } = sizeOf(selectionSet);
    return sum + fields + spreads;
  }, 0);
}

function excessOf(document: DocumentNode): string | undefined {
  try {
    const { operations, fragments, sizeOf, unused } = counterOf(document);
    let [fields, spreads] = [0, 0];
    for (const operation of operations) {
      const size = sizeOf(operation.selectionSet);
      size.directives += operation.directives?.length ?? 0;
      // These are limits of the whole document: other rules read all operations.
      fields = size.fields += fields;
      spreads = size.spreads += spreads;
      for (const name of Object.keys(nothing) as (keyof Size)[])
        if (size[name] > documentLimits[name]) return excess(name);
      // It visits each field and each spread once, so their limits bound its time.
      if (repeatsIn([operation.selectionSet], fragments) > documentLimits.repeats) return excess('repeats');
    }
    const [name] = unused();
    return name === undefined ? undefined : `Fragment "${name}" is never used.`;
  } catch (error) {
    if (error instanceof Uncountable) return error.message;
    throw error;
  }
}

const excess = (name: keyof typeof documentLimits) =>
  `Query ${name} limit of ${documentLimits[name]} exceeded.`;

/** `sizeOf` counts a selection. @throws Uncountable */
function counterOf(document: DocumentNode): {
  operations: readonly OperationDefinitionNode[];
  fragments: Fragments;
  sizeOf: (set: SelectionSetNode) => Size;
  unused: () => string[];
} {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { value: name } = definition.name;
    if (fragments.has(name)) throw new Uncountable(`There can be only one fragment named "${name}".`);
    fragments.set(name, definition);
  }
  const known = new Map<string, Size>();
  const underway = new Set<string>();

  function sizeOfFragment(name: string): Size {
    const done = known.get(name);
    if (done) return done;
    const fragment = fragments.get(name);
    if (!fragment) throw new Uncountable(`Unknown fragment "${name}".`);
    if (underway.has(name)) throw new Uncountable(`Cannot spread fragment "${name}" within itself.`);
    underway.add(name);
    const size = sizeOf(fragment.selectionSet);
    known.set(name, size);
    return size;
  }

  function sizeOf({ selections }: SelectionSetNode): Size {
    const sum = { ...nothing };
    const add = ({ depth, aliases, directives, fields, spreads }: Size) => {
      sum.depth = Math.max(sum.depth, depth);
      sum.aliases += aliases;
      sum.directives += directives;
      sum.fields += fields;
      sum.spreads += spreads;
    };
    for (const selection of selections) {
      sum.directives += selection.directives?.length ?? 0;
      switch (selection.kind) {
        case Kind.FRAGMENT_SPREAD:
          sum.spreads += 1;
          add(sizeOfFragment(selection.name.value));
          break;
        case Kind.INLINE_FRAGMENT:
          sum.spreads += 1;
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

  return {
    operations,
    fragments,
    sizeOf,
    unused: () => [...fragments.keys()].filter((name) => !known.has(name)),
  };
}

/** @param sets of one place: their fields are merged. @param fragments without a circle. */
function repeatsIn(sets: readonly SelectionSetNode[], fragments: Fragments): number {
  const below = new Map<string, SelectionSetNode[]>();
  let repeats = 0;
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
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
  for (const set of sets) collect(set);
  for (const own of below.values()) repeats += repeatsIn(own, fragments);
  return repeats;
}
