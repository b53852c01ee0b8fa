import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';

const sizeAtMost = 48;

const orders = {
  new: 'written_on desc, position',
  old: 'written_on, position desc',
  high: 'score desc, written_on desc, position',
  low: 'score, written_on desc, position',
} as const;

type Order = keyof typeof orders;

// $2 is null for all ratings; the counts ignore the filter.
const select = (order: Order) => ({
  name: `scores ${order}`,
  text: `
    select
      (select json_object_agg(score, n) from (select score, count(*)::int as n from review where product_id = $1 group by score) c) as counts,
      (select json_agg(json_build_object('position', position, 'score', score, 'text', text, 'buyer', buyer, 'countryId', country_id,
          'quantity', quantity, 'date', written_on) order by ${orders[order]})
        from (select * from review where product_id = $1 and ($2::int is null or score = $2)
          order by ${orders[order]} offset $3 limit $4) page) as list`,
});

type Row = {
  counts: Record<string, number> | null;
  list:
    | {
        position: number;
        score: number;
        text: string;
        buyer: string;
        countryId: string;
        quantity: number;
        date: string;
      }[]
    | null;
};

/** The reviews of a product, and the number of each rating from 5 to 1. An unknown product has no reviews. */
export function scoreList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'scoreList',
    path: '/goods/getScoreList.json',
    dialect: blade,
    request: z.object({
      goodsSpuId: idText,
      score: z.int().min(1).max(5).nullish(),
      sort: z.enum(['new', 'old', 'high', 'low']).default('new'),
      offset: z.int().min(0).default(0),
      pageSize: z.int().min(0).max(sizeAtMost).default(12),
    }),
    async handle({ goodsSpuId, score, sort, offset, pageSize }, { language }) {
      const [[row], phrases] = await Promise.all([
        db.rows<Row>(select(sort), [toId(goodsSpuId) ?? 0, score ?? null, offset, pageSize]),
        phraseCache.phrasesIn(language),
      ]);
      const counts = [5, 4, 3, 2, 1].map((one) => ({ score: one, count: row?.counts?.[one] ?? 0 }));
      return {
        total: counts.reduce((sum, { score: one, count }) => sum + (score && one !== score ? 0 : count), 0),
        counts,
        list: (row?.list ?? []).map(({ position, text, ...rest }) => ({
          // Positions are unique per product: with the product id they identify a review.
          scoreId: goodsSpuId + String(position).padStart(4, '0'),
          content: phrases.textOf('reviews', text),
          ...rest,
        })),
      };
    },
  });
}
