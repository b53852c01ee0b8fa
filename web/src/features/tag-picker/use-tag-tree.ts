import { useMemo } from 'react';
import { usePickableTagsQuery } from '#operations/pickable-tags.ts';
import { placesOf, type TagTree } from './tag-tree.ts';

const noTree: TagTree = [];

/** All tags, asked for once a visit and language; `skip` asks for nothing yet. */
export function useTagTree(skip = false) {
  const { data, error, loading, refetch } = usePickableTagsQuery({ skip });
  const tree = data?.categories ?? noTree;
  const places = useMemo(() => placesOf(tree), [tree]);
  return { tree, places, isLoading: loading, isFailed: !loading && !skip && (error !== undefined || !data?.categories), retry: () => { refetch().catch(() => undefined); } };
}
