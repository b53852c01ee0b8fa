import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Whether the query selects a field directly below this one, also in a fragment. It avoids counting facets in vain.
 */
export function selectsField(info: GraphQLResolveInfo, field: string): boolean {
  return info.fieldNodes.some(
    (node) => node.selectionSet !== undefined && selects(node.selectionSet, field, info),
  );
}

function selects(set: SelectionSetNode, field: string, info: GraphQLResolveInfo): boolean {
  return set.selections.some((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value === field;
      case Kind.INLINE_FRAGMENT:
        return selects(selection.selectionSet, field, info);
      case Kind.FRAGMENT_SPREAD: {
        const fragment = info.fragments[selection.name.value];
        return fragment !== undefined && selects(fragment.selectionSet, field, info);
      }
    }
  });
}
