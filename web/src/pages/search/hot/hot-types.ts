// §2.2 `/hot/{type}`: each type is a search whose order or condition defines the list.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { hotList, hotTypes, type HotType } from '@fairgate/schema/urls/search';
import type { Place } from '#features/search/place.ts';
import { readProductSearch, type ProductSearch } from '#features/search/product-search.ts';

const searches = {
  product: { sort: 'rating' },
  'new-arrivals': { sort: 'newest' },
  'small-orders': { sort: 'moq' },
  verified: { verified: 1 },
} as const satisfies Record<HotType, ProductSearch>;

const names: Record<HotType, MessageDescriptor> = {
  product: msg`Best rated products`,
  'new-arrivals': msg`New arrivals`,
  'small-orders': msg`Low minimum orders`,
  verified: msg`Products from verified suppliers`,
};

export const nameOfHot = (type: HotType, i18n: I18n): string => i18n._(names[type]);

/** Case-insensitive; undefined for an unknown type. */
export function asHotType(text: string): HotType | undefined {
  return hotTypes.find((type) => type === text.toLowerCase());
}

export const pathOfHot = (type: HotType): string => hotList.format({ type });

/** The search of a hot list, narrowed by the query parameters. */
export function readHotSearch(type: HotType, search: Readonly<Record<string, unknown>>): ProductSearch {
  return { ...readProductSearch(search), keyword: undefined, sort: undefined, ...searches[type] };
}

/** Filters and pages stay in the list; a keyword or another order makes it a search. */
export function hotPlace(type: HotType): Place {
  const own: ProductSearch = searches[type];
  return {
    of: 'products',
    fixed: own.verified ? ['verified'] : [],
    sorts: [],
    linkTo: (search) =>
      search.keyword === undefined && search.sort === own.sort
        ? {
            to: '/hot/$type',
            params: { type },
            search: { ...search, sort: undefined, verified: own.verified ? undefined : search.verified },
          }
        : { to: '/search/product', search },
  };
}
