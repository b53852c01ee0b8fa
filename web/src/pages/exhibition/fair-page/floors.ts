import type { FairPageQuery } from '#graphql';

export type ShownPage = NonNullable<FairPageQuery['fairPage']>;
type Floor = ShownPage['floors'][number];

/** The floors with products; `products` is null if they could not be loaded. */
export function floorsToShow({ floors }: Pick<ShownPage, 'floors'>) {
  return floors.flatMap(({ category, products }) =>
    category && products?.totalCount !== 0 ? [{ category, products }] : [],
  ) satisfies Pick<Floor, 'category' | 'products'>[];
}
