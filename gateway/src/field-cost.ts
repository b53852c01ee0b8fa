// What the SDL says about the cost of a field: the directives of schema/sdl/cost.graphql, read once.
import { getDirectiveValues, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

type Calls = {
  readonly each: number;
  /** Infinite for one call in all. */
  readonly batch: number;
  readonly loader: string | undefined;
};
export type ListSize = { readonly usual: number; readonly most: number };
type FieldCost = { readonly calls: Calls; readonly listSize: ListSize };

const none: FieldCost = { calls: { each: 0, batch: 0, loader: undefined }, listSize: { usual: 1, most: 1 } };

/** Reads the directives of each field into its extensions. */
export function readCosts(schema: GraphQLSchema): void {
  type Node = Parameters<typeof getDirectiveValues>[1] | null | undefined;
  function valuesOf(name: string, node: Node): unknown {
    const directive = schema.getDirective(name);
    return directive && node ? getDirectiveValues(directive, node) : undefined;
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const ofType = valuesOf('calls', type.astNode);
    for (const field of Object.values(type.getFields())) {
      const cost: FieldCost = {
        calls: toCalls((valuesOf('calls', field.astNode) ?? ofType) as CallsArguments | undefined),
        listSize: (valuesOf('listSize', field.astNode) as ListSize | undefined) ?? none.listSize,
      };
      field.extensions = { ...field.extensions, cost };
    }
  }
}

type CallsArguments = {
  readonly each?: number | null;
  readonly batch?: number | null;
  readonly once?: boolean | null;
  readonly loader?: string | null;
};

function toCalls({ each, batch, once, loader }: CallsArguments = {}): Calls {
  return {
    each: each ?? 0,
    batch: once ? Number.POSITIVE_INFINITY : (batch ?? 0),
    loader: loader ?? undefined,
  };
}

/** Fields of introspection have none. */
export const costOfField = ({ extensions }: GraphQLField<unknown, unknown>): FieldCost =>
  (extensions['cost'] as FieldCost | undefined) ?? none;
