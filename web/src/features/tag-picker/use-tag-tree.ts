import { useMemo } from 'react';
import { usePickableTagsQuery } from '#operations/pickable-tags.ts';
import { placesOf, type TagTree } from './tag-tree.ts';

const noTree: TagTree = [];

/**
 * All tags, loaded once per field and language; `skip` loads nothing yet. They stay out of Apollo's cache:
 * writing and reading two thousand entities takes a slow phone longer than rendering the picker.
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

export type TagTreeQuery = ReturnType<typeof useTagTree>;
