import type { Database } from '../../db/database.ts';
import type { Library } from '../../wording/library.ts';
import { queryOf } from './document.ts';
import type { FacetCount, FacetKind, GoodsFound, GoodsIndex, GoodsQuery, GoodsSort } from './goods-index.ts';
import { alternativesTo, openSynonyms } from './synonyms.ts';
import { normalise, tokensOf } from './tokens.ts';

const minimumOrderBounds = [50, 200, 500, 1000];
const priceBands = [[0, 5], [5, 20], [20, 100], [100, 500], [500, null]] as const;

// Which facet each condition belongs to. $2 to $9: see valuesOf. A condition without a choice is true.
const conditions: Readonly<Record<FacetKind, string>> = {
  category: `(cardinality($4::int[]) = 0 or p.category2_id = any($4) or p.category1_id = any($4))`,
  country: `(cardinality($5::text[]) = 0 or p.country_id = any($5))`,
  certificate: `(cardinality($6::text[]) = 0 or p.certificates && $6)`,
  verified: `(not $7::boolean or p.verified)`,
  minOrder: `($8::int is null or p.minimum_order <= $8)`,
  price: `(($9::numeric is null or p.price_from >= $9) and ($10::numeric is null or p.price_from < $10))`,
};
const kinds = Object.keys(conditions) as FacetKind[];

const orders: Readonly<Record<GoodsSort, string>> = {
  relevance: 'rank desc, quality desc, id',
  newest: 'listed_on desc, rank desc, quality desc, id',
  priceAsc: 'price_from, rank desc, quality desc, id',
  priceDesc: 'price_from desc, rank desc, quality desc, id',
  minOrder: 'minimum_order, rank desc, quality desc, id',
  stars: 'rating desc, review_count desc, rank desc, quality desc, id',
};

const passesAllBut = (left?: FacetKind): string => kinds.filter((kind) => kind !== left).map((kind) => `in_${kind}`).join(' and ');

// Certificates and bounds are counted in groups first: a row a product and a value would be many times as many.
const counts: Readonly<Record<FacetKind, string>> = {
  category: `select 'category' as kind, category2_id::text as value, count(*)::int as count from hit where ${passesAllBut('category')} group by 2`,
  country: `select 'country', country_id, count(*)::int from hit where ${passesAllBut('country')} group by 2`,
  certificate: `select 'certificate', code, sum(alike)::int
    from (select certificates, count(*) as alike from hit where ${passesAllBut('certificate')} group by 1) g, unnest(certificates) as code group by 2`,
  verified: `select 'verified', 'true', count(*)::int from hit where verified and ${passesAllBut('verified')}`,
  minOrder: `select 'minOrder', b.value, b.count from (
      select ${minimumOrderBounds.map((bound) => `count(*) filter (where minimum_order <= ${bound})::int as up_to_${bound}`).join()}
      from hit where ${passesAllBut('minOrder')}) c,
    lateral (values ${minimumOrderBounds.map((bound) => `('${bound}', up_to_${bound})`).join()}) as b (value, count)`,
  price: `select 'price', (array[${priceBands.map(([from, under]) => `'${from}-${under ?? ''}'`).join()}])[band], alike::int
    from (select width_bucket(price_from, array[${priceBands.map(([from]) => from).join()}]::numeric[]) as band, count(*) as alike
      from hit where ${passesAllBut('price')} group by 1) c`,
};

type Match = 'words' | 'beginnings' | 'part' | 'everything';

// How the keyword is met. The texts are searched by themselves first: left to itself, the planner of a prepared statement
// looks each product's text up one by one.
const inTexts = (rank: string, where: string): string => `
  word as materialized (select t.product_id, ${rank} as rank from product_text t where t.lang = $12 and ${where}),`;
const byQuery = inTexts('round(ts_rank(t.document, $11::tsquery)::numeric, 2)', 't.document @@ $11::tsquery');
const texts: Readonly<Record<Match, string>> = {
  words: byQuery,
  beginnings: byQuery,
  part: inTexts('0', `strpos(lower(t.title), $11) > 0`),
  everything: '',
};

// One pass over the products marks, for each facet, who fulfils it; page, total and counts are then read off these
// marks, so that all of them agree.
function statementOf(match: Match, sort: GoodsSort, withFacets: boolean): { name: string; text: string } {
  const everything = match === 'everything';
  const marks = kinds.map((kind) => `${conditions[kind]} as in_${kind}`).join(', ');
  const facets = withFacets ? `(select json_agg(f) from (${kinds.map((kind) => counts[kind]).join(' union all ')}) f where f.count > 0)` : 'null';
  return {
    name: `search ${match} ${sort} ${withFacets ? 'counted' : 'plain'}`,
    text: `
      with ${texts[match]}
      hit as materialized (
        select p.id, p.category2_id, p.country_id, p.certificates, p.verified, p.minimum_order, p.price_from, p.quality,
          p.listed_on, p.rating, p.review_count, ${everything ? '0' : 'word.rank'} as rank, ${marks}
        from product p ${everything ? '' : 'join word on word.product_id = p.id'}
        where ${everything ? `$11 = '' and $12 <> '' and` : ''}
          ($1::int is null or p.category1_id = $1 or p.category2_id = $1) and ($2::int is null or p.supplier_id = $2)
      ), passed as (select * from hit where ${passesAllBut()})
      select (select count(*)::int from passed) as total,
        (select json_agg(id) from (select id from passed order by ${orders[sort]} offset $3 limit $13) page) as ids,
        ${facets} as facets`,
  };
}

type Row = { total: number; ids: number[] | null; facets: FacetCount[] | null };

/**
 * A search in PostgreSQL, in one round trip if whole words, or words that mean the same, are found; else as the beginnings of words, then anywhere in
 * the title, as a dictionary may cut a phrase otherwise than the title it stands in (zh, ja, th, km, my).
 */
export function postgresGoodsIndex(db: Database, library: Library): GoodsIndex {
  const synonymsOf = openSynonyms(library);
  const find = async (query: GoodsQuery, match: Match, words: string): Promise<GoodsFound> => {
    const [row] = await db.rows<Row>(statementOf(match, query.sort, query.withFacets), valuesOf(query, words));
    return { total: row?.total ?? 0, ids: row?.ids ?? [], facets: row?.facets ?? [] };
  };
  return {
    async find(query) {
      const keyword = query.keyword.trim();
      if (keyword === '') return find(query, 'everything', '');
      const tokens = tokensOf(keyword, query.language);
      if (tokens.length === 0) return nothing;
      const alternatives = alternativesTo(tokens, await synonymsOf(query.language));
      for (const [match, words] of [['words', queryOf(alternatives)], ['beginnings', queryOf([tokens], true)], ['part', normalise(keyword)]] as const) {
        const found = await find(query, match, words);
        // With counts beside it, a total of nothing is the facets' doing and not the keyword's.
        if (found.total > 0 || found.facets.length > 0) return found;
      }
      return nothing;
    },
  };
}

const nothing: GoodsFound = { total: 0, ids: [], facets: [] };

function valuesOf(query: GoodsQuery, words: string): unknown[] {
  return [
    query.categoryId ?? null, query.supplierId ?? null, query.offset, query.categoryIds, query.countryIds, query.certificates,
    query.verified, query.maxMinimumOrder ?? null, query.priceFrom ?? null, query.priceUnder ?? null, words, query.language, query.size,
  ];
}
