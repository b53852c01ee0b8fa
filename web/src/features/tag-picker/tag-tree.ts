// §3 The category tree of the picker.

export type TagTree = readonly {
  readonly id: string;
  readonly name: string;
  readonly children: readonly {
    readonly id: string;
    readonly name: string;
    readonly tags: readonly { readonly code: string; readonly name: string }[];
  }[];
}[];

/** §3: the name and categories of a tag code. */
export type TagPlace = {
  readonly tagCode: string;
  readonly tagName: string;
  readonly category1Id: string;
  readonly category2Id: string;
};

export type Place = { readonly category1Id?: string | undefined; readonly category2Id?: string | undefined };

/** A tag in a list; `under`: the names of its categories, the wider one first. */
export type TagItem = {
  readonly code: string;
  readonly name: string;
  readonly under: readonly [string, string];
};

/** §3 Maps a tag code to its name and categories. */
export function placesOf(tree: TagTree): ReadonlyMap<string, TagPlace> {
  return new Map(
    tree.flatMap(({ id: category1Id, children }) =>
      children.flatMap(({ id: category2Id, tags }) =>
        tags.map(
          ({ code, name }) => [code, { tagCode: code, tagName: name, category1Id, category2Id }] as const,
        ),
      ),
    ),
  );
}

/** All tags of a category with everything below it, in the tree's order. */
export function itemsIn(tree: TagTree, { category1Id, category2Id }: Place = {}): readonly TagItem[] {
  return tree
    .filter(({ id }) => category1Id === undefined || id === category1Id)
    .flatMap((wide) =>
      wide.children
        .filter(({ id }) => category2Id === undefined || id === category2Id)
        .flatMap((narrow) =>
          narrow.tags.map(({ code, name }) => ({ code, name, under: [wide.name, narrow.name] as const })),
        ),
    );
}

/** Adjacent tags of one category, under its name. `from`: the index of the first one in the whole list. */
export type TagGroup = {
  readonly key: string;
  readonly under: TagItem['under'];
  readonly from: number;
  readonly items: readonly TagItem[];
};

export function groupsOf(items: readonly TagItem[]): readonly TagGroup[] {
  const groups: { key: string; under: TagItem['under']; from: number; items: TagItem[] }[] = [];
  items.forEach((item, from) => {
    const last = groups.at(-1);
    if (last && last.under[0] === item.under[0] && last.under[1] === item.under[1]) last.items.push(item);
    else groups.push({ key: item.code, under: item.under, from, items: [item] });
  });
  return groups;
}
