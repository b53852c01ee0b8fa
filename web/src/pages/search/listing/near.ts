import type { RouterContext } from '#platform/router-context.ts';
import type { NearProductsQueryVariables } from '#graphql';
import { conditionsOf, without, type Condition } from '#features/search/change.ts';
import { toProductFilter } from '#features/search/filter.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { NearProductsDocument } from '#operations/near-products.ts';
import type { NearWords } from './found.ts';
import { searchForWords } from './search-for-words.ts';

type Fixed = readonly Condition['kind'][];

/** The search without its last condition, or itself if it has none. */
export function looserSearch(search: ProductSearch, fixed: Fixed = []): ProductSearch {
  const last = conditionsOf(search, fixed).at(-1);
  return last ? without(search, last) : search;
}

/** @param words the keyword that would have results. */
export function nearVariables(
  search: ProductSearch,
  words: NearWords | null,
  fixed: Fixed = [],
): NearProductsQueryVariables {
  const keyword = search.keyword ?? '';
  return {
    keyword,
    hasKeyword: keyword !== '',
    looser: toProductFilter(looserSearch(search, fixed)),
    isLooser: conditionsOf(search, fixed).length > 0,
    fewer: words ? toProductFilter(searchForWords(words)) : {},
    hasFewer: words !== null,
    categoryId: search.id ?? '',
    inCategory: search.id !== undefined,
  };
}

export async function loadNear(
  { apollo }: Pick<RouterContext, 'apollo'>,
  search: ProductSearch,
  words: NearWords | null,
  fixed: Fixed = [],
): Promise<void> {
  await apollo.query({ query: NearProductsDocument, variables: nearVariables(search, words, fixed) });
}
