import type { Database } from '../../db/database.ts';
import { countListValues } from './count-facets.ts';
import { type Facts, isInCategory, type ParentOf, testOf } from './filter.ts';
import {
  type SupplierFacetKind,
  supplierFacetKinds,
  supplierFilters,
  type SupplierRow,
} from './supplier-filters.ts';
import type { SuppliersFound, SuppliersQuery } from './suppliers-query.ts';
import { Words } from './vocabulary.ts';

const select = {
  name: 'suppliers to index',
  text: `
    select s.id, s.country_id as country, s.business_type as "businessType", s.verified, s.joined_on - date '2000-01-01' as joined,
      coalesce(g.categories, '{}') as categories, coalesce(c.codes, '{}') as certificates, coalesce(e.exhibitions, '{}') as exhibitions
    from supplier s
    left join (select supplier_id, array_agg(distinct category2_id) as categories from product group by 1) g on g.supplier_id = s.id
    left join (select supplier_id, array_agg(code order by code) as codes from certificate where firm group by 1) c on c.supplier_id = s.id
    left join (select supplier_id, array_agg(exhibition_id order by exhibition_id) as exhibitions from exhibitor join exhibition x on x.id = exhibition_id and x.published where supplier_id is not null group by 1) e on e.supplier_id = s.id
    order by s.rating desc, s.review_count desc, s.id`,
};

/** A fact with several values per supplier: a number for each distinct list of values. */
type Column = { readonly lists: Words<Facts>; readonly numbers: Uint32Array };

/** All suppliers, the best rated first, one column per facet. */
export type SupplierColumns = {
  readonly ids: Int32Array;
  /** Days from 2000-01-01. */
  readonly joined: Int32Array;
  readonly facets: Readonly<Record<SupplierFacetKind, Column>>;
};

export async function readSuppliers(db: Database): Promise<SupplierColumns> {
  return supplierColumns(await db.rows<SupplierRow>(select));
}

export function supplierColumns(rows: readonly SupplierRow[]): SupplierColumns {
  const column = (kind: SupplierFacetKind): Column => {
    const lists = new Words<Facts>();
    return { lists, numbers: Uint32Array.from(rows, (row) => lists.of(supplierFilters[kind].factsOf(row))) };
  };
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    joined: Int32Array.from(rows, ({ joined }) => joined),
    facets: Object.fromEntries(supplierFacetKinds.map((kind) => [kind, column(kind)])) as Record<
      SupplierFacetKind,
      Column
    >,
  };
}

/**
 * The suppliers that match the words and pass the filters, counted like products: any value of a facet, all facets, and
 * each facet ignores its own selection.
 * @param scoreOf the score of a supplier for the words; 0 is no match.
 * @param parentOf the parent category.
 */
export function findAmong(
  { ids, joined, facets }: SupplierColumns,
  query: SuppliersQuery,
  scoreOf: (id: number) => number,
  parentOf: ParentOf,
): Omit<SuppliersFound, 'hits'> & { readonly ids: readonly number[]; readonly matched: number } {
  const tests = supplierFacetKinds.flatMap((kind, at) => {
    const test = testOf(supplierFilters[kind], query, parentOf);
    const { numbers, lists } = facets[kind];
    return test ? [{ at, numbers, allowed: lists.values.map(test) }] : [];
  });
  const { categoryId } = query;
  const scope =
    categoryId === undefined
      ? undefined
      : facets.category.lists.values.map((list) => isInCategory(list, [categoryId], parentOf));
  const columns = supplierFacetKinds.map((kind) => ({
    kind,
    ...facets[kind],
    counts: new Uint32Array(facets[kind].lists.values.length),
  }));
  const passed: number[] = [];
  const scores = new Float64Array(ids.length);
  let matched = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const own = scoreOf(ids[at] as number);
    if (own === 0 || (scope && scope[facets.category.numbers[at] as number] !== true)) continue;
    matched += 1;
    // A supplier that fails one filter counts only in that filter's facet.
    let [failures, failed] = [0, -1];
    for (const { at: kind, numbers, allowed } of tests) {
      if (allowed[numbers[at] as number] === true) continue;
      failures += 1;
      failed = kind;
    }
    if (failures > 1) continue;
    if (failures === 0) passed.push(at);
    scores[at] = own;
    for (let kind = 0; kind < columns.length; kind += 1) {
      const column = columns[kind];
      if (!column || (failures === 1 && kind !== failed)) continue;
      const number = column.numbers[at] as number;
      column.counts[number] = (column.counts[number] as number) + 1;
    }
  }
  // The columns have the best rated first, and sorting is stable.
  const key = {
    relevance: (at: number) => -(scores[at] as number),
    stars: () => 0,
    years: (at: number) => joined[at] as number,
  }[query.sort];
  passed.sort((a, b) => key(a) - key(b));
  return {
    total: passed.length,
    matched,
    ids: passed.slice(query.offset, query.offset + query.size).map((at) => ids[at] as number),
    facets: query.withFacets
      ? columns.flatMap(({ kind, lists, counts }) =>
          countListValues(kind, counts, lists.values, supplierFilters[kind].countedAs),
        )
      : [],
  };
}
