import type { GoodsColumns } from './goods.ts';
import type { SuppliersQuery } from './suppliers-query.ts';
import { wordsOf } from './tally.ts';
import type { QueryMatches } from './word-matches.ts';

// A matching name scores far more than matching products.
const nameScore = 16;

/** The score of a supplier: its best product for the words, and its name. */
export function scoreOf(
  { suppliers, byTitle, bySupplier }: GoodsColumns,
  matches: QueryMatches,
): (id: number) => number {
  const words = wordsOf(matches);
  if (!words) return () => 0;
  const { full, titles, names, named } = words;
  const best = new Uint32Array(suppliers.values.length);
  for (let title = 0; title < titles.masks.length; title += 1) {
    if (titles.masks[title] !== full) continue;
    const own = 1 + (titles.scores[title] as number);
    const end = byTitle.starts[title + 1] as number;
    for (let at = byTitle.starts[title] as number; at < end; at += 1) {
      const by = byTitle.suppliers[at] as number;
      if (own > (best[by] as number)) best[by] = own;
    }
  }
  for (const by of named) {
    // Names also find suppliers without products.
    if (names.masks[by] === full) best[by] = 1 + nameScore * (names.scores[by] as number);
    for (let at = bySupplier.starts[by] as number; at < (bySupplier.starts[by + 1] as number); at += 1) {
      const title = bySupplier.titles[at] as number;
      if (((titles.masks[title] as number) | (names.masks[by] as number)) !== full) continue;
      best[by] = Math.max(
        best[by] as number,
        1 + (titles.scores[title] as number) + nameScore * (names.scores[by] as number),
      );
    }
  }
  return (id) => best[suppliers.find(id) ?? -1] ?? 0;
}

/**
 * The best matching products of each supplier, in the category if one is given. If only the name matches, the best of
 * all its products.
 */
export function goodsOf(
  { suppliers, buckets, vocabulary, ids, bySupplier }: GoodsColumns,
  supplierIds: readonly number[],
  matches: QueryMatches | undefined,
  { goodsEach, categoryId }: SuppliersQuery,
  parentOf: (category: number) => number | undefined,
): { id: number; goodsIds: number[] }[] {
  const titles = matches?.of[0];
  return supplierIds.map((id) => {
    const number = suppliers.find(id) ?? -1;
    const goods: { id: number; score: number }[] = [];
    for (let at = bySupplier.starts[number] ?? 0; at < (bySupplier.starts[number + 1] ?? 0); at += 1) {
      const category = Number(
        vocabulary.category.values[buckets.categoryOf(bySupplier.buckets[at] as number)]?.[0] ?? 0,
      );
      if (categoryId !== undefined && category !== categoryId && parentOf(category) !== categoryId) continue;
      goods.push({
        id: ids[bySupplier.rows[at] as number] as number,
        score: titles?.scores[bySupplier.titles[at] as number] ?? 0,
      });
    }
    // Sorting is stable: equal scores keep the best first.
    return {
      id,
      goodsIds: goods
        .sort((a, b) => b.score - a.score)
        .slice(0, goodsEach)
        .map((one) => one.id),
    };
  });
}

/** The suppliers whose names match best. */
export function namedBest(
  { suppliers }: GoodsColumns,
  { full, of: [, names] }: QueryMatches,
  size: number,
): number[] {
  if (!names) return [];
  const matched: { id: number; score: number }[] = [];
  for (const [number, id] of suppliers.values.entries())
    if (names.masks[number] === full) matched.push({ id, score: names.scores[number] ?? 0 });
  return matched
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, size)
    .map(({ id }) => id);
}
