import type { NamedPage } from '@fairgate/schema/urls/named-id';
import type { Place } from '#features/search/place.ts';
import { productSorts, readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

/** The search of a category's address: id and page from the path, filters from the query. */
export function readCategorySearch(
  { id, pageNo }: NamedPage,
  search: Readonly<Record<string, unknown>>,
): ProductSearch {
  return { ...readProductSearch(search), keyword: undefined, id, pageNo: pageNo === 1 ? undefined : pageNo };
}

/** §2.2 `/category/{name}{categoryId}.html`: filters, order and pages stay at this address. */
export function categoryPlace({ slug, id }: Pick<NamedPage, 'slug' | 'id'>): Place {
  return {
    of: 'products',
    fixed: ['id'],
    sorts: productSorts,
    linkTo: (search) =>
      search.id === id && search.keyword === undefined
        ? {
            to: '/category/{$category}.html',
            params: { category: { slug, id, pageNo: search.pageNo ?? 1 } },
            search: { ...search, id: undefined, pageNo: undefined },
          }
        : { to: '/search/product', search },
  };
}
