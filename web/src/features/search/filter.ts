// Converts the search of an address to the GraphQL input.
import { fieldsOf, type FilterKind, type FilterValues } from '@fairgate/schema/search-filters';
import type { ProductFilter, ProductSort, SupplierFilter } from '#graphql';
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

type Field<Filter> = {
  readonly parameter: keyof FilterValues;
  readonly field: keyof Filter;
  readonly kind: FilterKind;
};

function inputOf(kind: FilterKind, value: NonNullable<FilterValues[keyof FilterValues]>) {
  switch (kind) {
    case 'flag':
      return true;
    case 'range':
      return { amount: String(value), currencyCode: 'USD' };
    default:
      return value;
  }
}

/** Conditions that the address lacks are left out, so that equal searches have equal variables. */
function toConditions<Filter>(fields: readonly Field<Filter>[], search: ProductSearch): Filter {
  const named = fields.flatMap(({ parameter, field, kind }) => {
    const value = search[parameter];
    return value === undefined ? [] : [[field, inputOf(kind, value)] as const];
  });
  return Object.fromEntries(search.keyword ? [['keyword', search.keyword], ...named] : named) as Filter;
}

export const toProductFilter = (search: ProductSearch): ProductFilter =>
  toConditions(fieldsOf('products'), search);

export const toSupplierFilter = (search: ProductSearch): SupplierFilter =>
  toConditions(fieldsOf('suppliers'), search);
