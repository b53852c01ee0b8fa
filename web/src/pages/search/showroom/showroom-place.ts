// §2.2 `/{roomType}/showroom-{keyword}.html`: the keyword is in the path. The specification leaves the order
// open: hots are sorted by rating, showrooms and aggregates by best match.
import { keywordSlug, keywordText, type KeywordPage } from '@fairgate/schema/urls/keyword';
import type { RoomType } from '@fairgate/schema/urls/showroom';
import type { Place } from '#features/search/place.ts';
import { productSorts, readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

const ownSort = (roomType: RoomType) => (roomType === 'hots' ? ('rating' as const) : undefined);

export function readShowroomSearch(
  roomType: RoomType,
  { keyword, pageNo }: KeywordPage,
  search: Readonly<Record<string, unknown>>,
): ProductSearch {
  const given = readProductSearch(search);
  return {
    ...given,
    keyword: keywordText(keyword),
    pageNo: pageNo === 1 ? undefined : pageNo,
    sort: ownSort(roomType) ?? given.sort,
  };
}

/** Filters and pages stay at this address; another keyword, or another order of hots, makes it a search. */
export function showroomPlace(roomType: RoomType, keyword: string): Place {
  const sort = ownSort(roomType);
  return {
    of: 'products',
    fixed: [],
    sorts: sort ? [] : productSorts,
    linkTo: (search) =>
      search.keyword !== undefined &&
      keywordSlug(search.keyword) === keyword &&
      (!sort || search.sort === sort)
        ? {
            to: '/$roomType/showroom-{$showroom}.html',
            params: { roomType, showroom: { keyword, pageNo: search.pageNo ?? 1 } },
            search: {
              ...search,
              keyword: undefined,
              pageNo: undefined,
              sort: sort ? undefined : search.sort,
            },
          }
        : { to: '/search/product', search },
  };
}
