// The filters of a search, GraphQL → wire and back (schema/src/search-filters.ts).
import {
  fieldsOf,
  filtersOf,
  type FacetName,
  type FilterKind,
  wireWordsOf,
} from '@fairgate/schema/search-filters';
import { z } from 'zod';
import type { Facet, ProductFilter, SupplierFilter } from '../../generated/resolvers.ts';
import { count } from '../../wire/scalars.ts';

type Words = Readonly<Record<string, string>>;
type Field<Filter> = {
  readonly field: keyof Filter;
  readonly wire: string;
  readonly kind: FilterKind;
  readonly wireWords: Words | undefined;
};

const money = z.object({ amount: z.string(), currencyCode: z.literal('USD') });

/** The wire value of an unset condition. */
const nothing = { one: '', many: [], flag: null, limit: null, range: null } as const;

function toWire<Filter extends { keyword?: string | null | undefined }>(
  fields: readonly Field<Filter>[],
  filter: Filter,
): Record<string, unknown> {
  return {
    keyword: (filter.keyword ?? '').trim(),
    ...Object.fromEntries(
      fields.map(({ field, wire, kind, wireWords }) => [
        wire,
        valueOf(filter[field], wireWords) ?? nothing[kind],
      ]),
    ),
  };
}

/** The gateway compares prices in US dollars only, so the wire contains the amounts. */
function valueOf(value: unknown, wireWords: Words | undefined): unknown {
  if (wireWords && Array.isArray(value)) return value.map((one: string) => wireWords[one]);
  return money.safeParse(value).data?.amount ?? value;
}

export const toProductConditions = (filter: ProductFilter): Record<string, unknown> =>
  toWire(fieldsOf('products'), filter);

export const toSupplierConditions = (filter: SupplierFilter): Record<string, unknown> =>
  toWire(fieldsOf('suppliers'), filter);

type KnownFacet = {
  readonly kind: FacetName;
  /** The values of the API by word; undefined where they are the same. */
  readonly valueOf: ReadonlyMap<string, string> | undefined;
};
const knownFacets: ReadonlyMap<string, KnownFacet> = new Map(
  filtersOf().flatMap((one) => {
    if (one.kind === 'one') return [];
    const words = wireWordsOf(one);
    const valueOf = words && new Map(Object.entries(words).map(([value, word]) => [word, value]));
    return [[one.facet.wire, { kind: one.facet.kind, valueOf }]];
  }),
);

/** Wire → GraphQL: counts. Facets that are not in the table are dropped, and words without a value. */
export const facets = z
  .array(
    z.object({
      kind: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string().nullish(), count })),
    }),
  )
  .transform((found) =>
    found.flatMap(({ kind: wire, values }): Facet[] => {
      const facet = knownFacets.get(wire);
      if (!facet) return [];
      const { kind, valueOf } = facet;
      return [
        {
          kind,
          values: values.flatMap(({ value: word, label, count }) => {
            const value = valueOf ? valueOf.get(word) : word;
            return value === undefined ? [] : [{ value, label: label ?? null, count }];
          }),
        },
      ];
    }),
  );
