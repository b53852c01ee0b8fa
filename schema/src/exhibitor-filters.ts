// The filters of a fair's exhibitors (§2.5): one row each, beside those of products and suppliers (search-filters.ts).
// Addresses, the GraphQL input, the wire request, the choices on the page, the search on the device and counts come from this
// table. The key is the query parameter; people save and share addresses, so it never changes.

/** Notations of values in an address; web/src/pages/exhibition/exhibitors/exhibitor-search.ts has a reader for each. */
export type ExhibitorValue = 'hall' | 'id' | 'country';

type Filter = {
  readonly values: ExhibitorValue;
  /** The names of the condition in GraphQL and on the wire, where it is a list. An address has one value. */
  readonly field: string;
  readonly wire: string;
  /** The counts: their name in GraphQL and on the wire. */
  readonly facet: { readonly kind: string; readonly wire: string };
};

const table = {
  hall: { values: 'hall', field: 'halls', wire: 'hallNos', facet: { kind: 'HALL', wire: 'hall' } },
  /** A category of level 1. */
  category: {
    values: 'id',
    field: 'categoryIds',
    wire: 'categoryIds',
    facet: { kind: 'CATEGORY', wire: 'category' },
  },
  country: {
    values: 'country',
    field: 'countryCodes',
    wire: 'countryIds',
    facet: { kind: 'COUNTRY', wire: 'country' },
  },
} as const satisfies Readonly<Record<string, Filter>>;

type Table = typeof table;
/** The query parameters. */
export type ExhibitorFilterName = keyof Table;
export type ExhibitorFilterRow = {
  [Name in ExhibitorFilterName]: Table[Name] & { readonly name: Name };
}[ExhibitorFilterName];

/** The rows with their names. */
export const exhibitorFilters = Object.entries(table).map(([name, row]) => ({
  name,
  ...row,
})) as readonly ExhibitorFilterRow[];
