import { countFacets, sumsOf, totalsOf } from './count-facets.ts';
import type { GoodsColumns } from './goods.ts';
import type { GoodsFound, GoodsQuery } from './goods-index.ts';
import { evaluateFilters } from './evaluate-filters.ts';
import type { QueryMatches } from './word-matches.ts';
import type { Orders } from './orders.ts';
import { bestPage, pageInOrder } from './page.ts';
import { rowsOf } from './row-set.ts';
import { followsBands, rangeOf } from './price-bands.ts';
import { type ScanConditions, tally, wordsOf } from './tally.ts';

/**
 * All products that match the words and pass the filters: their number, one page, and the facet counts. Each product of
 * a matching title is counted once; the number of products per score gives the page.
 * @param matches the matches in titles and supplier names; undefined without words.
 */
export function scan(
  columns: GoodsColumns,
  orders: Orders,
  query: GoodsQuery,
  matches: QueryMatches | undefined,
  parentOf: (category: number) => number | undefined,
): GoodsFound & { readonly matched: number } {
  const { supplierId } = query;
  const conditions: ScanConditions = {
    words: matches && wordsOf(matches),
    only: supplierId === undefined ? undefined : (columns.suppliers.find(supplierId) ?? -1),
    prices: followsBands(query) ? undefined : rangeOf(query),
  };
  const outcomes = evaluateFilters(columns, query, parentOf);
  const counted = tally(columns, conditions, outcomes);
  const sums = sumsOf(columns.buckets, counted, outcomes);
  const { total, matched } = totalsOf(sums, outcomes);
  const rows =
    query.size === 0 || query.offset >= total
      ? []
      : query.sort === 'relevance'
        ? bestPage(columns, conditions, outcomes, counted.byScore, query)
        : pageInOrder(columns, orders, query.sort, rowsOf(columns, conditions, outcomes), total, query);
  return {
    total,
    matched,
    ids: rows.map((row) => columns.ids[row] as number),
    facets: query.withFacets ? countFacets(columns.buckets, columns.vocabulary, outcomes, sums) : [],
  };
}
