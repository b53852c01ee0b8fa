import type { NamedPage } from '@fairgate/schema/urls/named-id';
import type { Place } from '#features/search/place.ts';
import { productSorts, readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

/** What an address of a category asks for: its id and page stand in the path, the filters in the query. */
export function readCategorySearch(
  { id, pageNo }: NamedPage,
  search: Readonly<Record<string, unknown>>,
): ProductSearch {
  return { ...readProductSearch(search), keyword: undefined, id, pageNo: pageNo === 1 ? undefined : pageNo };
}

/** §2.2 `/category/{name}{categoryId}.html`: filtered, sorted and turned over it stays there. */
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
