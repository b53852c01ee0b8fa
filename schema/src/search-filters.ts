// The filters of §7.3's searches for products and suppliers: one row each. Addresses, the GraphQL input, the wire
// request, chips, the panel and counts come from this table. docs/guide/add-a-filter.md lists what else a new filter
// needs. The key is the query parameter; people save and share addresses, so it never changes. Rows are in the order
// of the chips.
import { priceBands, supplierBusinessTypes } from './constants.ts';

/** The kind of result of a search. */
export type SearchList = 'products' | 'suppliers';

/** Notations of values in an address; web/src/features/search/read-values.ts has a reader for each. */
export type TextValue = 'id' | 'country' | 'certificate' | 'businessType';
export type NumberValue = 'count' | 'price';

/** The facet of a filter: its name in GraphQL and on the wire. */
type Facet = {
  readonly kind: string;
  readonly wire: string;
  /** The lists whose items have exactly one value each, so that the counts add up. */
  readonly singleIn?: readonly SearchList[];
};

/** One condition of a search: its parameter, its GraphQL name and its wire name. */
type Names = { readonly field: string; readonly wire: string };
type Row = { readonly lists: readonly SearchList[] };

type Filter = Row &
  (
    | // One value without counts: the scope of the search.
      (Names & { readonly kind: 'one'; readonly values: TextValue })
    // Any of several values. `within` names the scope that leaves only a single value, so that there is no choice.
    | (Names & {
        readonly kind: 'many';
        readonly values: TextValue | readonly string[];
        readonly facet: Facet;
        readonly within?: string;
        /** The words of the wire by value, where they differ. */
        readonly wireWords?: Readonly<Record<string, string>>;
      })
    // A flag: 1 in an address, or absent.
    | (Names & { readonly kind: 'flag'; readonly facet: Facet })
    // An upper bound; the nested bounds have counts.
    | (Names & { readonly kind: 'limit'; readonly values: NumberValue; readonly facet: Facet })
    // From, to or both: two parameters. A filter with the same facet is its alternative: in an address each replaces
    // the other.
    | {
        readonly kind: 'range';
        readonly values: NumberValue;
        readonly facet: Facet;
        readonly from: Names & { readonly parameter: string };
        readonly to: Names & { readonly parameter: string };
      }
  );

const both = ['products', 'suppliers'] as const;
const products = ['products'] as const;
const suppliers = ['suppliers'] as const;
const price = { kind: 'PRICE', wire: 'price', singleIn: products } as const;

const table = {
  /** The category to search in, of either level. */
  id: { lists: both, kind: 'one', values: 'id', field: 'categoryId', wire: 'categoryId' },
  supplier: { lists: products, kind: 'one', values: 'id', field: 'supplierId', wire: 'supplierId' },
  cat: {
    lists: both,
    kind: 'many',
    values: 'id',
    field: 'categoryIds',
    wire: 'categoryIds',
    facet: { kind: 'CATEGORY', wire: 'category', singleIn: products },
    within: 'id',
  },
  /** The supplier's country. */
  country: {
    lists: both,
    kind: 'many',
    values: 'country',
    field: 'countryCodes',
    wire: 'countryIds',
    facet: { kind: 'COUNTRY', wire: 'country', singleIn: both },
  },
  biz: {
    lists: suppliers,
    kind: 'many',
    values: 'businessType',
    field: 'businessTypes',
    wire: 'bizTypes',
    wireWords: supplierBusinessTypes,
    facet: { kind: 'BUSINESS_TYPE', wire: 'bizType', singleIn: suppliers },
  },
  cert: {
    lists: both,
    kind: 'many',
    values: 'certificate',
    field: 'certificates',
    wire: 'certs',
    facet: { kind: 'CERTIFICATE', wire: 'certificate' },
  },
  /** Exhibitions where the supplier exhibits. */
  fair: {
    lists: both,
    kind: 'many',
    values: 'id',
    field: 'exhibitionIds',
    wire: 'exhibitionIds',
    facet: { kind: 'EXHIBITION', wire: 'exhibition' },
  },
  price: {
    lists: products,
    kind: 'many',
    values: priceBands,
    field: 'priceBands',
    wire: 'priceBands',
    facet: price,
  },
  verified: {
    lists: both,
    kind: 'flag',
    field: 'verified',
    wire: 'verified',
    facet: { kind: 'VERIFIED', wire: 'verified' },
  },
  /** Units are in stock; other products are made to order. */
  ready: {
    lists: products,
    kind: 'flag',
    field: 'readyToShip',
    wire: 'inStock',
    facet: { kind: 'READY_TO_SHIP', wire: 'stock' },
  },
  /** The largest acceptable minimum order quantity. */
  moq: {
    lists: products,
    kind: 'limit',
    values: 'count',
    field: 'maximumMinimumOrder',
    wire: 'maxMinOrder',
    facet: { kind: 'MINIMUM_ORDER', wire: 'minOrder' },
  },
  /** US dollars per unit. */
  priceRange: {
    lists: products,
    kind: 'range',
    values: 'price',
    facet: price,
    from: { parameter: 'priceMin', field: 'minimumPrice', wire: 'priceMin' },
    to: { parameter: 'priceMax', field: 'maximumPrice', wire: 'priceMax' },
  },
} as const satisfies Readonly<Record<string, Filter>>;

type Filters = typeof table;
type Rows = { readonly [Name in keyof Filters]: Filters[Name] & { readonly name: Name } };
export type FilterName = keyof Filters;
export type FilterKind = Filters[FilterName]['kind'];
/** The names of the filters of one kind. */
export type FilterNameOf<Kind extends FilterKind> = {
  [Name in FilterName]: Filters[Name]['kind'] extends Kind ? Name : never;
}[FilterName];
/** A row of the table with its name; the kind determines its other fields. */
export type SearchFilter<Kind extends FilterKind = FilterKind> = Rows[FilterNameOf<Kind>];
type NamedFacet = Extract<Filters[FilterName], { readonly facet: Facet }>['facet'];
/** FacetKind of GraphQL. */
export type FacetName = NamedFacet['kind'];

type RangeEnd = SearchFilter<'range'>['from' | 'to'];
type ValueOf<Kind> = Kind extends 'many'
  ? readonly string[]
  : Kind extends 'one'
    ? string
    : Kind extends 'flag'
      ? 1
      : number;
/** The filter values of an address, by parameter. */
export type FilterValues = {
  readonly [Name in Exclude<FilterName, FilterNameOf<'range'>>]?: ValueOf<Filters[Name]['kind']> | undefined;
} & { readonly [Name in RangeEnd['parameter']]?: number | undefined };

/** The rows with their names. */
export const searchFilters = Object.fromEntries(
  Object.entries(table).map(([name, row]) => [name, { name, ...row }]),
) as Rows;

const all: readonly SearchFilter[] = Object.values(searchFilters);
const listed = (list: SearchList) =>
  all.filter(({ lists }) => (lists as readonly SearchList[]).includes(list));
const byList = { products: listed('products'), suppliers: listed('suppliers') };

/** All filters, or those of one list, in the order of the table. */
export function filtersOf(list?: SearchList): readonly SearchFilter[] {
  return list === undefined ? all : byList[list];
}

type Lists = { products: typeof both | typeof products; suppliers: typeof both | typeof suppliers };
type Listed<List extends SearchList> = Extract<SearchFilter, { readonly lists: Lists[List] }>;
type FieldNameIn<One> = One extends { readonly field: infer Field }
  ? Field
  : One extends { readonly from: { readonly field: infer From }; readonly to: { readonly field: infer To } }
    ? From | To
    : never;
/** One condition: its query parameter, and what GraphQL and the wire call it. A range has two. */
export type SearchField<List extends SearchList> = {
  readonly parameter: keyof FilterValues;
  readonly field: FieldNameIn<Listed<List>>;
  readonly wire: string;
  readonly kind: FilterKind;
  readonly wireWords: Readonly<Record<string, string>> | undefined;
};

/** The words of the wire by the values of the API; undefined where they are the same. */
export const wireWordsOf = (filter: SearchFilter): Readonly<Record<string, string>> | undefined =>
  'wireWords' in filter ? filter.wireWords : undefined;

/** The conditions of a list, in the order of the table. */
export function fieldsOf<List extends SearchList>(list: List): readonly SearchField<List>[] {
  return filtersOf(list).flatMap((one) =>
    (one.kind === 'range' ? [one.from, one.to] : [{ ...one, parameter: one.name }]).map((names) => ({
      parameter: names.parameter,
      // filtersOf has removed filters of other lists.
      field: names.field as FieldNameIn<Listed<List>>,
      wire: names.wire,
      kind: one.kind,
      wireWords: wireWordsOf(one),
    })),
  );
}
