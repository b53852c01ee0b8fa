import { useMemo } from 'react';
import { usePickableTagsQuery } from '#operations/pickable-tags.ts';
import { placesOf, type TagTree } from './tag-tree.ts';

const noTree: TagTree = [];

/**
 * All tags, asked for once a field and language; `skip` asks for nothing yet. They stay out of Apollo's cache: to write two thousand
 * entities into it and to read them again would hold a slow phone up longer than to draw the picker.
 */
export function useTagTree(skip = false) {
  const { data, error, loading, refetch } = usePickableTagsQuery({ skip, fetchPolicy: 'no-cache' });
  const tree = data?.categories ?? noTree;
  const places = useMemo(() => placesOf(tree), [tree]);
  return {
    tree,
    places,
    isLoading: loading,
    isFailed: !loading && !skip && (error !== undefined || !data?.categories),
    retry: () => {
      refetch().catch(() => undefined);
    },
  };
}

export type TagTreeAsked = ReturnType<typeof useTagTree>;
