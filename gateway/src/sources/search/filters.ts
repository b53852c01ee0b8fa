// The filters of a search, GraphQL → wire and back (schema/src/search-filters.ts).
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { fieldsOf, filtersOf, type FacetName, type FilterKind } from '@fairgate/schema/search-filters';
import { z } from 'zod';
import type { Facet, ProductFilter, SupplierFilter } from '../../generated/resolvers.ts';
import { count } from '../wire/scalars.ts';

type Field<Filter> = { readonly field: keyof Filter; readonly wire: string; readonly kind: FilterKind };

const money = z.object({ amount: z.string(), currencyCode: z.literal('USD') });

/** The wire value of an unset condition. */
const nothing = { one: '', many: [], flag: null, limit: null, range: null } as const;

function toWire<Filter extends { keyword?: string | null | undefined }>(
  fields: readonly Field<Filter>[],
  filter: Filter,
): Record<string, unknown> {
  return {
    keyword: (filter.keyword ?? '').trim().slice(0, keywordMaxCharacters),
    ...Object.fromEntries(
      fields.map(({ field, wire, kind }) => [wire, valueOf(filter[field]) ?? nothing[kind]]),
    ),
  };
}

/** The gateway compares prices in US dollars only, so the wire contains the amounts. */
function valueOf(value: unknown): unknown {
  return money.safeParse(value).data?.amount ?? value;
}

export const toProductConditions = (filter: ProductFilter): Record<string, unknown> =>
  toWire(fieldsOf('products'), filter);

export const toSupplierConditions = (filter: SupplierFilter): Record<string, unknown> =>
  toWire(fieldsOf('suppliers'), filter);

const kindOf: ReadonlyMap<string, FacetName> = new Map(
  filtersOf().flatMap((one) => (one.kind === 'one' ? [] : [[one.facet.wire, one.facet.kind]])),
);

/** Wire → GraphQL: counts. Facets that are not in the table are dropped. */
export const facets = z
  .array(
    z.object({
      kind: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string().nullish(), count })),
    }),
  )
  .transform((found) =>
    found.flatMap(({ kind: wire, values }): Facet[] => {
      const kind = kindOf.get(wire);
      return kind === undefined
        ? []
        : [{ kind, values: values.map((one) => ({ ...one, label: one.label ?? null })) }];
    }),
  );
