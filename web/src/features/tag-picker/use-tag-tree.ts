import { useMemo } from 'react';
import { usePickableTagsQuery } from '#operations/pickable-tags.ts';
import type { Industry } from '#graphql';
import { placesOf, type TagTree } from './tag-tree.ts';

const noTree: TagTree = [];

type Options = {
  /** Loads nothing yet. */
  readonly skip: boolean;
  /** §7.2 Tags of this industry only. */
  readonly industry: Industry | undefined;
};

/**
 * The tags, loaded once per field and language. They stay out of Apollo's cache: writing and reading two thousand
 * entities takes a slow phone longer than rendering the picker.
 */
export function useTagTree({ skip, industry }: Options) {
  const { data, error, loading, refetch } = usePickableTagsQuery({
    skip,
    variables: { industry: industry ?? null },
    fetchPolicy: 'no-cache',
  });
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
