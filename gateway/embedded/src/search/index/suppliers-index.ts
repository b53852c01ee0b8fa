import type { Database } from '../../db/database.ts';
import { sayLists } from './count-facets.ts';
import {
  supplierFacetKinds,
  type SupplierFacetKind,
  type SuppliersFound,
  type SuppliersQuery,
} from './suppliers-query.ts';
import { Words } from './vocabulary.ts';

type Row = {
  id: number;
  country: string;
  businessType: string;
  verified: boolean;
  joined: number;
  categories: number[];
  certificates: string[];
  exhibitions: number[];
};

const select = {
  name: 'suppliers to index',
  text: `
    select s.id, s.country_id as country, s.business_type as "businessType", s.verified, s.joined_on - date '2000-01-01' as joined,
      coalesce(g.categories, '{}') as categories, coalesce(c.codes, '{}') as certificates, coalesce(e.exhibitions, '{}') as exhibitions
    from supplier s
    left join (select supplier_id, array_agg(distinct category2_id) as categories from product group by 1) g on g.supplier_id = s.id
    left join (select supplier_id, array_agg(code order by code) as codes from certificate where firm group by 1) c on c.supplier_id = s.id
    left join (select supplier_id, array_agg(exhibition_id order by exhibition_id) as exhibitions from exhibitor group by 1) e on e.supplier_id = s.id
    order by s.rating desc, s.review_count desc, s.id`,
};

/** A fact of each supplier that has several values at once: a number for each list of them that there is. */
type Column = { readonly lists: Words<readonly (string | number)[]>; readonly numbers: Uint32Array };

/** All suppliers, the best rated first, a column a facet. */
export type SupplierColumns = {
  readonly ids: Int32Array;
  /** Days from 2000-01-01. */
  readonly joined: Int32Array;
  readonly facets: Readonly<Record<SupplierFacetKind, Column>>;
};

export async function readSuppliers(db: Database): Promise<SupplierColumns> {
  return supplierColumns(await db.rows<Row>(select));
}

export function supplierColumns(rows: readonly Row[]): SupplierColumns {
  const column = (valuesOf: (row: Row) => readonly (string | number)[]): Column => {
    const lists = new Words<readonly (string | number)[]>();
    return { lists, numbers: Uint32Array.from(rows, (row) => lists.of(valuesOf(row))) };
  };
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    joined: Int32Array.from(rows, ({ joined }) => joined),
    facets: {
      category: column(({ categories }) => categories),
      country: column(({ country }) => [country]),
      bizType: column(({ businessType }) => [businessType]),
      certificate: column(({ certificates }) => certificates),
      verified: column(({ verified }) => (verified ? ['true'] : [])),
      exhibition: column(({ exhibitions }) => exhibitions),
    },
  };
}

/**
 * The suppliers that meet the words and pass the filters, counted as goods are: any value of a facet, all facets, each facet
 * counted without regard to what is chosen of itself.
 * @param worthOf what a supplier is worth for the words, 0 if it does not meet them.
 * @param parentOf the category above.
 */
export function findAmong(
  { ids, joined, facets }: SupplierColumns,
  query: SuppliersQuery,
  worthOf: (id: number) => number,
  parentOf: (category: number) => number | undefined,
): Omit<SuppliersFound, 'hits'> & { readonly ids: readonly number[]; readonly met: number } {
  const isIn = (category: string | number, wanted: readonly (string | number)[]): boolean =>
    wanted.includes(category) || wanted.includes(parentOf(Number(category)) ?? category);
  const chosen: Readonly<Record<SupplierFacetKind, readonly (string | number)[]>> = {
    category: query.categoryIds,
    country: query.countryIds,
    bizType: query.businessTypes,
    certificate: query.certificates,
    verified: query.verified ? ['true'] : [],
    exhibition: query.exhibitionIds,
  };
  const tests = supplierFacetKinds.flatMap((kind, at) => {
    const wanted = chosen[kind];
    const allowed = facets[kind].lists.values.map((list) =>
      list.some((value) => (kind === 'category' ? isIn(value, wanted) : wanted.includes(value))),
    );
    return wanted.length > 0 ? [{ at, numbers: facets[kind].numbers, allowed }] : [];
  });
  const { categoryId } = query;
  const scope =
    categoryId === undefined
      ? undefined
      : facets.category.lists.values.map((list) => list.some((category) => isIn(category, [categoryId])));
  const columns = supplierFacetKinds.map((kind) => ({
    kind,
    ...facets[kind],
    counts: new Uint32Array(facets[kind].lists.values.length),
  }));
  const passed: number[] = [];
  const worth = new Float64Array(ids.length);
  let met = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const own = worthOf(ids[at] as number);
    if (own === 0 || (scope && scope[facets.category.numbers[at] as number] !== true)) continue;
    met += 1;
    // Who fails one filter alone is counted in that filter's facet and in no other.
    let [failures, failed] = [0, -1];
    for (const { at: kind, numbers, allowed } of tests) {
      if (allowed[numbers[at] as number] === true) continue;
      failures += 1;
      failed = kind;
    }
    if (failures > 1) continue;
    if (failures === 0) passed.push(at);
    worth[at] = own;
    for (let kind = 0; kind < columns.length; kind += 1) {
      const column = columns[kind];
      if (!column || (failures === 1 && kind !== failed)) continue;
      const number = column.numbers[at] as number;
      column.counts[number] = (column.counts[number] as number) + 1;
    }
  }
  // They come with the best rated first, and sorting is stable.
  const key = {
    relevance: (at: number) => -(worth[at] as number),
    stars: () => 0,
    years: (at: number) => joined[at] as number,
  }[query.sort];
  passed.sort((a, b) => key(a) - key(b));
  return {
    total: passed.length,
    met,
    ids: passed.slice(query.offset, query.offset + query.size).map((at) => ids[at] as number),
    facets: query.withFacets
      ? columns.flatMap(({ kind, lists, counts }) => sayLists(kind, counts, lists.values))
      : [],
  };
}
