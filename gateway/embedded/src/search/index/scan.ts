import { countFacets, sumsOf, totalsOf } from './count-facets.ts';
import type { GoodsColumns } from './goods.ts';
import type { GoodsFound, GoodsQuery } from './goods-index.ts';
import { judge } from './judge.ts';
import type { Marked } from './marks.ts';
import type { Orders } from './orders.ts';
import { bestPage, pageInOrder } from './page.ts';
import { placesOf } from './places.ts';
import { followsBands, rangeOf } from './price-bands.ts';
import { type Asked, tally, wordsOf } from './tally.ts';

/**
 * All products that meet the words and pass the filters: how many, one page, counts. Whatever was asked for, each product of a
 * title that meets the words is counted once, and the page is found by way of how many have which score.
 * @param marked the question's marks on titles and on suppliers' names; undefined where there are no words.
 */
export function scan(
  columns: GoodsColumns,
  orders: Orders,
  query: GoodsQuery,
  marked: Marked | undefined,
  parentOf: (category: number) => number | undefined,
): GoodsFound & { readonly met: number } {
  const { supplierId } = query;
  const asked: Asked = {
    words: marked && wordsOf(marked),
    only: supplierId === undefined ? undefined : (columns.suppliers.find(supplierId) ?? -1),
    prices: followsBands(query) ? undefined : rangeOf(query),
  };
  const verdicts = judge(columns, query, parentOf);
  const counted = tally(columns, asked, verdicts);
  const sums = sumsOf(columns.cells, counted, verdicts);
  const { total, met } = totalsOf(sums, verdicts);
  const places =
    query.size === 0 || query.offset >= total
      ? []
      : query.sort === 'relevance'
        ? bestPage(columns, asked, verdicts, counted.byScore, query)
        : pageInOrder(columns, orders, query.sort, placesOf(columns, asked, verdicts), total, query);
  return {
    total,
    met,
    ids: places.map((place) => columns.ids[place] as number),
    facets: query.withFacets ? countFacets(columns.cells, columns.vocabulary, verdicts, sums) : [],
  };
}
