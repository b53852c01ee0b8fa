import type { Database } from '../../db/database.ts';
import { queryOf } from './document.ts';
import type { FacetCount, FacetKind, GoodsFound, GoodsIndex, GoodsQuery, GoodsSort } from './goods-index.ts';
import { normalise, tokensOf } from './tokens.ts';

const minimumOrderBounds = [50, 200, 500, 1000];
const priceBands = [[0, 5], [5, 20], [20, 100], [100, 500], [500, null]] as const;

type FilteredFacet = Exclude<FacetKind, never>;

// Which facet each condition belongs to. $2 to $9: see valuesOf. A condition without a choice is true.
const conditions: Readonly<Record<FilteredFacet, string>> = {
  category: `(cardinality($4::int[]) = 0 or p.category2_id = any($4) or p.category1_id = any($4))`,
  country: `(cardinality($5::text[]) = 0 or p.country_id = any($5))`,
  certificate: `(cardinality($6::text[]) = 0 or p.certificates && $6)`,
  verified: `(not $7::boolean or p.verified)`,
  minOrder: `($8::int is null or p.minimum_order <= $8)`,
  price: `(($9::numeric is null or p.price_from >= $9) and ($10::numeric is null or p.price_from < $10))`,
};
const kinds = Object.keys(conditions) as FilteredFacet[];

const orders: Readonly<Record<GoodsSort, string>> = {
  relevance: 'rank desc, quality desc, id',
  newest: 'listed_on desc, rank desc, quality desc, id',
  priceAsc: 'price_from, rank desc, quality desc, id',
  priceDesc: 'price_from desc, rank desc, quality desc, id',
  minOrder: 'minimum_order, rank desc, quality desc, id',
  stars: 'rating desc, review_count desc, rank desc, quality desc, id',
};

const passesAllBut = (left?: FilteredFacet): string => kinds.filter((kind) => kind !== left).map((kind) => `in_${kind}`).join(' and ');

const counts: Readonly<Record<FilteredFacet, string>> = {
  category: `select 'category' as kind, category2_id::text as value, count(*)::int as count from hit where ${passesAllBut('category')} group by 2`,
  country: `select 'country', country_id, count(*)::int from hit where ${passesAllBut('country')} group by 2`,
  certificate: `select 'certificate', code, count(*)::int from hit, unnest(certificates) as code where ${passesAllBut('certificate')} group by 2`,
  verified: `select 'verified', 'true', count(*)::int from hit where verified and ${passesAllBut('verified')}`,
  minOrder: `select 'minOrder', bound::text, count(*)::int from hit, unnest(array[${minimumOrderBounds.join()}]) as bound
    where minimum_order <= bound and ${passesAllBut('minOrder')} group by 2`,
  price: `select 'price', band.name, count(*)::int from hit join (values ${priceBands.map(([from, under]) =>
    `('${from}-${under ?? ''}', ${from}, ${under ?? `'infinity'`}::numeric)`).join()}) as band (name, low, high)
    on price_from >= low and price_from < high where ${passesAllBut('price')} group by 2`,
};

type Match = 'words' | 'part' | 'everything';

// How the keyword is met. One pass over the products of the scope marks, for each facet, who fulfils it; page, total and
// counts are then read off these marks, so that all of them agree.
const matches: Readonly<Record<Match, { join: string; rank: string; where: string }>> = {
  words: {
    join: 'join product_text t on t.lang = $12 and t.product_id = p.id',
    rank: 'round(ts_rank(t.document, $11::tsquery)::numeric, 2)',
    where: 't.document @@ $11::tsquery',
  },
  part: {
    join: 'join product_text t on t.lang = $12 and t.product_id = p.id',
    rank: '0',
    where: 'strpos(lower(t.title), $11) > 0',
  },
  everything: { join: '', rank: '0', where: `$11 = '' and $12 <> ''` },
};

function statementOf(match: Match, sort: GoodsSort, withFacets: boolean): { name: string; text: string } {
  const { join, rank, where } = matches[match];
  const marks = kinds.map((kind) => `${conditions[kind]} as in_${kind}`).join(', ');
  const facets = withFacets ? `(select json_agg(f) from (${kinds.map((kind) => counts[kind]).join(' union all ')}) f where f.count > 0)` : 'null';
  return {
    name: `search ${match} ${sort} ${withFacets ? 'counted' : 'plain'}`,
    text: `
      with hit as materialized (
        select p.id, p.category2_id, p.country_id, p.certificates, p.verified, p.minimum_order, p.price_from, p.quality,
          p.listed_on, p.rating, p.review_count, ${rank} as rank, ${marks}
        from product p ${join}
        where ${where} and ($1::int is null or p.category1_id = $1 or p.category2_id = $1) and ($2::int is null or p.supplier_id = $2)
      ), passed as (select * from hit where ${passesAllBut()})
      select (select count(*)::int from passed) as total,
        (select json_agg(id) from (select id from passed order by ${orders[sort]} offset $3 limit $13) page) as ids,
        ${facets} as facets`,
  };
}

type Row = { total: number; ids: number[] | null; facets: FacetCount[] | null };

/** A search in PostgreSQL, in one round trip: by whole words first; if that finds nothing, as a part of the title. */
export function postgresGoodsIndex(db: Database): GoodsIndex {
  const find = async (query: GoodsQuery, match: Match, words: string): Promise<GoodsFound> => {
    const [row] = await db.rows<Row>(statementOf(match, query.sort, query.withFacets), valuesOf(query, words));
    return { total: row?.total ?? 0, ids: row?.ids ?? [], facets: row?.facets ?? [] };
  };
  return {
    async find(query) {
      const keyword = query.keyword.trim();
      if (keyword === '') return find(query, 'everything', '');
      const words = queryOf(tokensOf(keyword, query.language));
      if (words === '') return { total: 0, ids: [], facets: [] };
      const found = await find(query, 'words', words);
      // A dictionary may cut a phrase otherwise than the title it stands in (zh, ja, th, km, my).
      return found.total > 0 || found.facets.length > 0 ? found : find(query, 'part', normalise(keyword));
    },
  };
}

function valuesOf(query: GoodsQuery, words: string): unknown[] {
  return [
    query.categoryId ?? null, query.supplierId ?? null, query.offset, query.categoryIds, query.countryIds, query.certificates,
    query.verified, query.maxMinimumOrder ?? null, query.priceFrom ?? null, query.priceUnder ?? null, words, query.language, query.size,
  ];
}
