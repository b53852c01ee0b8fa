// What a search for suppliers asks for, as it stands in the address: what product-search.ts says, as far as companies have it,
// and `biz`.
import * as z from 'zod/mini';
import {
  everySearch,
  none,
  oneOf,
  supplierSorts,
  withExhibition,
  type ProductSearch,
} from './product-search.ts';

const supplierSearch = z.extend(everySearch, {
  sort: oneOf(supplierSorts),
  moq: none,
  price: none,
  priceMin: none,
  priceMax: none,
  supplier: none,
  view: none,
});

/** Reads the parameters of an address of `/search/supplier` (§2.2). Never throws. */
export const readSupplierSearch = (search: Readonly<Record<string, unknown>>): ProductSearch =>
  withExhibition(supplierSearch.parse(search));
