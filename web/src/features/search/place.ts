// Where a list stands. §2.2 has several addresses for lists (search, category, hot, aggregate, showroom); all of them have
// the same filters, chips and pages, which ask here where a changed search is shown.
import type { NamedPage, OptionalNamedId } from '@fairgate/schema/urls/named-id';
import type { KeywordPage } from '@fairgate/schema/urls/keyword';
import type { RoomType } from '@fairgate/schema/urls/showroom';
import { createContext, useContext } from 'react';
import type { Condition } from './change.ts';
import { productSorts, type ProductSearch, type SearchSort } from './product-search.ts';

/** The address of a list, as links take it. What the path says is not said again in `search`. */
export type ListLink =
  | { readonly to: '/search/product' | '/search/supplier'; readonly search: ProductSearch }
  | {
      readonly to: '/category/{$category}.html';
      readonly params: { readonly category: NamedPage };
      readonly search: ProductSearch;
    }
  | { readonly to: '/hot/$type'; readonly params: { readonly type: string }; readonly search: ProductSearch }
  | {
      readonly to: '/aggregate/$keyword/{$category}.html';
      readonly params: { readonly keyword: string; readonly category: OptionalNamedId };
      readonly search: ProductSearch;
    }
  | {
      readonly to: '/$roomType/showroom-{$showroom}.html';
      readonly params: { readonly roomType: RoomType; readonly showroom: KeywordPage };
      readonly search: ProductSearch;
    };

export type Place = {
  /** What is listed and counted. */
  readonly of: 'products' | 'suppliers';
  /** Where a search is shown: here, or where it belongs when it is about something else. */
  readonly linkTo: (search: ProductSearch) => ListLink;
  /** What the list is about: neither a chip nor cleared. */
  readonly fixed: readonly Condition['kind'][];
  /** The orders one can choose from beside the usual one; none where the order is what the list is about. */
  readonly sorts: readonly SearchSort[];
};

/** §2.2 `/search/product` */
export const productPlace: Place = {
  of: 'products',
  linkTo: (search) => ({ to: '/search/product', search }),
  fixed: [],
  sorts: productSorts,
};

export const PlaceContext = createContext(productPlace);

export const usePlace = (): Place => useContext(PlaceContext);
