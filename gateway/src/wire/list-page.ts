/** Where a page of a list begins, as the services take it; '0' is the end of the list. */
export type ListPlace = (
  | { readonly offset: number }
  | { readonly afterId: string }
  | { readonly beforeId: string }
) & { readonly pageSize: number };

/** A page of a list, the newest first, and where it begins. */
export type ListPage<Item> = {
  readonly totalCount: number;
  readonly list: readonly Item[];
  readonly offset: number;
};
