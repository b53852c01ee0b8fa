import type { LanguageCode } from '@fairgate/schema/locales';
import type { Database } from '../../db/database.ts';
import type { FacetCount } from './goods-index.ts';

export const supplierSorts = ['relevance', 'stars', 'years'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

export const supplierFacetKinds = ['category', 'country', 'bizType', 'certificate', 'verified'] as const;
export type SupplierFacetKind = (typeof supplierFacetKinds)[number];

/** Which suppliers are looked for: by their names, and by what their goods are called. */
export type SuppliersQuery = {
  readonly keyword: string;
  readonly language: LanguageCode;
  /** Only with goods in this category, of either level. */
  readonly categoryId: number | undefined;
  readonly categoryIds: readonly number[];
  readonly countryIds: readonly string[];
  readonly businessTypes: readonly string[];
  readonly certificates: readonly string[];
  readonly verified: boolean;
  readonly sort: SupplierSort;
  readonly offset: number;
  readonly size: number;
  readonly withFacets: boolean;
  /** Of how many of its goods each supplier is to come with the ids. */
  readonly goodsEach: number;
};

export type SuppliersFound = {
  readonly total: number;
  readonly hits: readonly { readonly id: number; readonly goodsIds: readonly number[] }[];
  readonly facets: readonly FacetCount<SupplierFacetKind>[];
};

export type SupplierFacts = {
  readonly id: number; readonly country: string; readonly businessType: string; readonly verified: boolean; readonly rating: number;
  readonly reviews: number; readonly joined: string; readonly categories: readonly number[];
  readonly certificates: readonly string[];
};

const select = {
  name: 'suppliers to index',
  text: `
    select s.id, s.country_id as country, s.business_type as "businessType", s.verified, s.rating, s.review_count as reviews, s.joined_on as joined,
      coalesce(g.categories, '{}') as categories, coalesce(c.codes, '{}') as certificates
    from supplier s
    left join (select supplier_id, array_agg(distinct category2_id) as categories from product group by 1) g on g.supplier_id = s.id
    left join (select supplier_id, array_agg(code order by code) as codes from certificate where firm group by 1) c on c.supplier_id = s.id
    order by s.rating desc, s.review_count desc, s.id`,
};

/** All suppliers, the best rated first. */
export function readSuppliers(db: Database): Promise<SupplierFacts[]> {
  return db.rows<SupplierFacts>(select);
}

// They come with the best rated first.
const orders: Readonly<Record<Exclude<SupplierSort, 'relevance'>, (one: SupplierFacts, other: SupplierFacts) => number>> = {
  stars: () => 0,
  years: (one, other) => (one.joined < other.joined ? -1 : Number(one.joined > other.joined)),
};

/**
 * The suppliers that meet the words and pass the filters, counted as goods are: any value of a facet, all facets, each facet
 * counted without regard to what is chosen of itself.
 * @param worthOf what a supplier is worth for the words, 0 if it does not meet them.
 * @param parentOf the category above.
 */
export function findAmong(
  suppliers: readonly SupplierFacts[], query: SuppliersQuery, worthOf: (id: number) => number, parentOf: (category: number) => number | undefined,
): Omit<SuppliersFound, 'hits'> & { readonly ids: readonly number[]; readonly met: number } {
  const valuesOf: Readonly<Record<SupplierFacetKind, (one: SupplierFacts) => readonly (string | number)[]>> = {
    category: ({ categories }) => categories,
    country: ({ country }) => [country],
    bizType: ({ businessType }) => [businessType],
    certificate: ({ certificates }) => certificates,
    verified: ({ verified }) => (verified ? ['true'] : []),
  };
  const chosen: Readonly<Record<SupplierFacetKind, readonly (string | number)[]>> = {
    category: query.categoryIds, country: query.countryIds, bizType: query.businessTypes, certificate: query.certificates,
    verified: query.verified ? ['true'] : [],
  };
  const isIn = (categories: readonly number[], wanted: number): boolean => categories.some((category) => category === wanted || parentOf(category) === wanted);
  const isAny = (kind: SupplierFacetKind, values: readonly (string | number)[]): boolean => chosen[kind].length === 0 || values.some((value) =>
    chosen[kind].includes(value) || (kind === 'category' && chosen[kind].includes(parentOf(Number(value)) ?? value)));
  const counts = new Map(supplierFacetKinds.map((kind) => [kind, new Map<string | number, number>()]));
  const passed: { readonly one: SupplierFacts; readonly worth: number }[] = [];
  let met = 0;
  for (const one of suppliers) {
    const worth = worthOf(one.id);
    if (worth === 0 || (query.categoryId !== undefined && !isIn(one.categories, query.categoryId))) continue;
    met += 1;
    const failed = supplierFacetKinds.filter((kind) => !isAny(kind, valuesOf[kind](one)));
    if (failed.length > 1) continue;
    if (failed.length === 0) passed.push({ one, worth });
    for (const kind of failed.length === 0 ? supplierFacetKinds : failed) {
      const own = counts.get(kind);
      for (const value of valuesOf[kind](one)) own?.set(value, (own.get(value) ?? 0) + 1);
    }
  }
  const order = query.sort === 'relevance' ? undefined : orders[query.sort];
  passed.sort((a, b) => (order ? order(a.one, b.one) : b.worth - a.worth));
  return {
    total: passed.length,
    met,
    ids: passed.slice(query.offset, query.offset + query.size).map(({ one }) => one.id),
    facets: query.withFacets ? [...counts].flatMap(([kind, own]) => Array.from(own, ([value, count]) => ({ kind, value: String(value), count }))) : [],
  };
}
