// The parameters of a search for products or suppliers. §2.2 and §2.9 name keyword, id, pageNo, exhibitionId,
// searchType and ignore_path; the filters are those of schema/src/search-filters.ts; these are our additions:
//
//  sort      newest | price | price-desc | moq | rating, of suppliers rating | years; best match without it
//  view      grid | list | table; the last choice on this device without it
//
// Unknown values are dropped, unknown parameters are kept (queries.ts). Addresses are saved and shared: these
// names must not change.
import type { FilterValues, SearchList } from '@fairgate/schema/search-filters';
import { asId, asKeyword, asText, readValue } from '@fairgate/schema/urls/query-values';
import { pageNoMost, parsePageNo } from '@fairgate/schema/urls/segment';
import { first, readFilters } from './read-values.ts';

export const productSorts = ['newest', 'price', 'price-desc', 'moq', 'rating'] as const;
/** Suppliers: best rating, most years on the site. */
export const supplierSorts = ['rating', 'years'] as const;
export type SearchSort = (typeof productSorts)[number] | (typeof supplierSorts)[number];

export const views = ['grid', 'list', 'table'] as const;
export type SearchView = (typeof views)[number];

/** A search for products or for suppliers; each reader returns only the parameters of its list. */
export type ProductSearch = FilterValues &
  Record<string, unknown> & {
    keyword?: string | undefined;
    searchType?: string | undefined;
    ignore_path?: string | undefined;
    readonly sort?: SearchSort | undefined;
    readonly view?: SearchView | undefined;
    readonly pageNo?: number | undefined;
  };

const oneOf = <const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  first(value, (text) => words.find((word) => word === text.toLowerCase()));

/** The first page has no number in its address. */
function asPageNo(text: string): number | undefined {
  const page = parsePageNo(text);
  return page === undefined || page === 1 ? undefined : Math.min(page, pageNoMost);
}

function read(
  list: SearchList,
  sorts: readonly SearchSort[],
  search: Readonly<Record<string, unknown>>,
): ProductSearch {
  const { exhibitionId, ...rest } = search;
  const exhibition = readValue(exhibitionId, asId);
  const filters = readFilters(list, search);
  return {
    // The flags of §2.9 are plain texts on this page and are kept as typed.
    ...rest,
    keyword: readValue(search['keyword'], asKeyword),
    searchType: readValue(search['searchType'], asText),
    ignore_path: readValue(search['ignore_path'], asText),
    ...filters,
    // §2.2 exhibitionId acts as a ticked exhibition, unless another one is ticked.
    fair: filters.fair ?? (exhibition === undefined ? undefined : [exhibition]),
    sort: oneOf(search['sort'], sorts),
    view: list === 'products' ? oneOf(search['view'], views) : undefined,
    pageNo: first(search['pageNo'], asPageNo),
  };
}

/** Reads the parameters of an address of a list of products. Never throws. */
export const readProductSearch = (search: Readonly<Record<string, unknown>>): ProductSearch =>
  read('products', productSorts, search);

/** Reads the parameters of an address of `/search/supplier` (§2.2). Never throws. */
export const readSupplierSearch = (search: Readonly<Record<string, unknown>>): ProductSearch =>
  read('suppliers', supplierSorts, search);

/** The search of a link, before it is read. */
export type ProductSearchInput = {
  readonly [K in keyof ProductSearch as string extends K ? never : K]?:
    | ProductSearch[K]
    | string
    | readonly string[];
};
