// The address of a list. §2.2 has several addresses for lists (search, category, hot, aggregate, showroom).
// All share the filters, chips and pagination, which get the address of a changed search from here.
import type { NamedPage, OptionalNamedId } from '@fairgate/schema/urls/named-id';
import type { KeywordPage } from '@fairgate/schema/urls/keyword';
import type { RoomType } from '@fairgate/schema/urls/showroom';
import { createContext, useContext } from 'react';
import type { Condition } from './change.ts';
import { productSorts, type ProductSearch, type SearchSort } from './product-search.ts';

/** The address of a list, as props of a link. Facts of the path are not repeated in `search`. */
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
  /** What the list contains. */
  readonly of: 'products' | 'suppliers';
  /** The address of a search: on this page, or on the page that fits the changed search. */
  readonly linkTo: (search: ProductSearch) => ListLink;
  /** The conditions of the list itself: they have no chip and cannot be removed. */
  readonly fixed: readonly Condition['kind'][];
  /** The sort orders besides the default; empty where the order defines the list. */
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
