// The SQL of a search for suppliers. One pass over the suppliers marks, for each facet, who fulfils it; page, total and
// counts are read off these marks, so that all of them agree.

export const supplierSorts = ['relevance', 'stars', 'years'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

export const supplierFacetKinds = ['category', 'country', 'bizType', 'certificate', 'verified'] as const;
export type SupplierFacetKind = (typeof supplierFacetKinds)[number];

export type SupplierCount = { readonly kind: SupplierFacetKind; readonly value: string; readonly count: number };
export type SupplierHit = { readonly id: number; readonly goods: readonly number[] };

// $1 the keyword's products, best first; $2 category; $3 offset; $4 to $8 what is chosen; $9 keyword; $10 size; $11 goods each.
const conditions: Readonly<Record<SupplierFacetKind, string>> = {
  category: `(cardinality($4::int[]) = 0 or o.categories && $4)`,
  country: `(cardinality($5::text[]) = 0 or s.country_id = any($5))`,
  bizType: `(cardinality($6::text[]) = 0 or s.business_type = any($6))`,
  certificate: `(cardinality($7::text[]) = 0 or s.certificates && $7)`,
  verified: `(not $8::boolean or s.verified)`,
};

const orders: Readonly<Record<SupplierSort, string>> = {
  relevance: 'named desc, place, rating desc, id',
  stars: 'rating desc, review_count desc, named desc, place, id',
  years: 'joined_on, named desc, place, rating desc, id',
};

const passesAllBut = (left?: SupplierFacetKind): string => supplierFacetKinds.filter((kind) => kind !== left).map((kind) => `in_${kind}`).join(' and ');

const counts: Readonly<Record<SupplierFacetKind, string>> = {
  category: `select 'category' as kind, c::text as value, count(*)::int as count from hit, unnest(level2) c where ${passesAllBut('category')} group by 2`,
  country: `select 'country', country_id, count(*)::int from hit where ${passesAllBut('country')} group by 2`,
  bizType: `select 'bizType', business_type, count(*)::int from hit where ${passesAllBut('bizType')} group by 2`,
  certificate: `select 'certificate', c, count(*)::int from hit, unnest(certificates) c where ${passesAllBut('certificate')} group by 2`,
  verified: `select 'verified', 'true', count(*)::int from hit where verified and ${passesAllBut('verified')}`,
};

/** A statement of its own for each order, so that the database prepares it once. */
export function statementOf(sort: SupplierSort, withFacets: boolean): { name: string; text: string } {
  const marks = supplierFacetKinds.map((kind) => `${conditions[kind]} as in_${kind}`).join(', ');
  const facets = withFacets ? `(select json_agg(f) from (${supplierFacetKinds.map((kind) => counts[kind]).join(' union all ')}) f where f.count > 0)` : 'null';
  return {
    name: `search suppliers ${sort} ${withFacets ? 'counted' : 'plain'}`,
    text: `
      with firm as materialized (
        select s.*, coalesce((select array_agg(f.code) from certificate f where f.supplier_id = s.id and f.firm), '{}') as certificates,
          $9::text <> '' and strpos(lower(s.name), $9) > 0 as named
        from supplier s
      ), offered as (
        select p.supplier_id, array_agg(distinct p.category2_id) as level2,
          array_agg(distinct p.category1_id) || array_agg(distinct p.category2_id) as categories,
          (array_agg(p.id order by k.place nulls last, p.quality desc, p.id))[1:$11::int] as goods, min(k.place) as place
        from product p
        join firm f on f.id = p.supplier_id
        left join unnest($1::int[]) with ordinality k(id, place) on k.id = p.id
        where ($2::int is null or p.category1_id = $2 or p.category2_id = $2) and ($9 = '' or f.named or k.id is not null)
        group by p.supplier_id
      ), hit as materialized (
        select s.id, s.country_id, s.business_type, s.verified, s.certificates, s.rating, s.review_count, s.joined_on, s.named,
          coalesce(o.place, 0) as place, o.level2, o.goods, ${marks}
        from firm s join offered o on o.supplier_id = s.id
      ), passed as (select * from hit where ${passesAllBut()})
      select (select count(*)::int from passed) as total,
        (select json_agg(page) from (select id, goods from passed order by ${orders[sort]} offset $3 limit $10) page) as hits,
        ${facets} as facets`,
  };
}
