// §2.2 `/aggregate/{keyword}/{category}{categoryId}.html`: a keyword within a category. Without an id the
// category is found by name; if there is none, its name is added to the keyword.
import { keywordSlug, keywordText } from '@fairgate/schema/urls/keyword';
import type { OptionalNamedId } from '@fairgate/schema/urls/named-id';
import type { Place } from '#features/search/place.ts';
import { productSorts, readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

export type AggregateParams = { readonly keyword: string; readonly category: OptionalNamedId };

/** 'Light-bulbs_' → 'Light bulbs' */
export const wordsOf = ({ slug }: OptionalNamedId): string => slug.replace(/_$/, '').replaceAll('-', ' ');

export function readAggregateSearch(
  { keyword, category }: AggregateParams,
  search: Readonly<Record<string, unknown>>,
): ProductSearch {
  const words = keywordText(keyword);
  const given = readProductSearch(search);
  return category.id === undefined
    ? { ...given, keyword: `${words} ${wordsOf(category)}`.trim(), id: undefined }
    : { ...given, keyword: words, id: category.id };
}

/** Filters, order and pages stay at this address. */
export function aggregatePlace({ keyword, category }: AggregateParams): Place {
  const own = readAggregateSearch({ keyword, category }, {});
  return {
    of: 'products',
    fixed: ['id'],
    sorts: productSorts,
    linkTo: (search) =>
      search.id === own.id && keywordSlug(search.keyword ?? '') === keywordSlug(own.keyword ?? '')
        ? {
            to: '/aggregate/$keyword/{$category}.html',
            params: { keyword, category },
            search: { ...search, keyword: undefined, id: undefined },
          }
        : { to: '/search/product', search },
  };
}
