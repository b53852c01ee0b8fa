// From the address to what GraphQL is asked.
import type { ProductFilter, ProductSort } from '#graphql';
import { productSorts, type ProductSearch, type SearchSort } from './product-search.ts';

const sortNames = {
  newest: 'NEWEST',
  price: 'PRICE_ASCENDING',
  'price-desc': 'PRICE_DESCENDING',
  moq: 'MINIMUM_ORDER',
  rating: 'RATING',
} as const satisfies Record<(typeof productSorts)[number], ProductSort>;

export function toSort(sort: SearchSort | undefined): ProductSort {
  const known = productSorts.find((one) => one === sort);
  return known ? sortNames[known] : 'RELEVANCE';
}

/** Conditions that the address does not name are left out, so that equal searches have equal variables. */
export function toFilter(search: ProductSearch): ProductFilter {
  const { keyword, id, cat, supplier, country, cert, fair, verified, moq, price, priceMin, priceMax } =
    search;
  return {
    ...(keyword && { keyword }),
    ...(id && { categoryId: id }),
    ...(cat && { categoryIds: cat }),
    ...(supplier && { supplierId: supplier }),
    ...(country && { countryCodes: country }),
    ...(cert && { certificates: cert }),
    ...(fair && { exhibitionIds: fair }),
    ...(verified && { verified: true }),
    ...(moq !== undefined && { maximumMinimumOrder: moq }),
    ...(price && { priceBands: price }),
    ...(priceMin !== undefined && { minimumPrice: priceMin }),
    ...(priceMax !== undefined && { maximumPrice: priceMax }),
  };
}
