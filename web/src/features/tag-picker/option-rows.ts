import type { TagGroup, TagItem } from './tag-tree.ts';

/**
 * A line of the list: as many tags of one category as fit side by side. `from`: the index of the first one in
 * the whole list.
 */
export type OptionRow = {
  readonly key: string;
  readonly group: TagGroup;
  readonly from: number;
  readonly items: readonly TagItem[];
};

export function rowsOf(groups: readonly TagGroup[], columns: number): readonly OptionRow[] {
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.items.length / columns) }, (_, at) => {
      const items = group.items.slice(at * columns, (at + 1) * columns);
      // The first line of a category is higher, by the category's name.
      return { key: `${items[0]?.code} ${at === 0}`, group, from: group.from + at * columns, items };
    }),
  );
}

export const isFirst = ({ group, from }: OptionRow): boolean => from === group.from;
