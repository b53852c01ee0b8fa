// What buyers wrote about a product (buyer gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Review, ReviewSort } from '../../generated/resolvers.ts';
import { count, id, positive } from '../wire/scalars.ts';
import type { ReviewConnectionModel } from '../model.ts';
import type { Operation } from '../../upstream/operation.ts';

const stars = z.int().min(1).max(5);

const score = z.object({
  scoreId: id,
  score: stars,
  content: z.string(),
  buyer: z.string(),
  countryId: z.string(),
  quantity: positive,
  date: z.iso.date(),
});

const scores = z.object({
  total: count,
  counts: z.array(z.object({ score: stars, count })),
  list: z.array(score),
});

export const scoreList: Operation<Omit<ReviewConnectionModel, 'offset'>> = {
  name: 'scoreList',
  source: 'buyer',
  dialect: blade,
  path: '/goods/getScoreList.json',
  answer: scores.transform(toReviews),
  ttlMs: resultTtlMs,
};

/** `stars`: only reviews that gave so many; null for all. `offset`: how many come before the page. */
export type ReviewQuery = {
  productId: string;
  stars: number | null;
  sort: ReviewSort;
  offset: number;
  size: number;
};

const sorts = { NEWEST: 'new', OLDEST: 'old', BEST: 'high', WORST: 'low' } as const satisfies Record<
  ReviewSort,
  string
>;

/** GraphQL → wire. */
export function toScorePayload({ productId, stars: only, sort, offset, size }: ReviewQuery): object {
  return { goodsSpuId: productId, score: only, sort: sorts[sort], offset, pageSize: size };
}

/** Wire → GraphQL: a page of reviews. Scores that the gateway leaves out were given by nobody. */
function toReviews({ total, counts, list }: z.infer<typeof scores>): Omit<ReviewConnectionModel, 'offset'> {
  const known = new Map(counts.map((one) => [one.score, one.count]));
  return {
    totalCount: total,
    distribution: [5, 4, 3, 2, 1].map((one) => ({ stars: one, count: known.get(one) ?? 0 })),
    reviews: list.map(toReview),
  };
}

function toReview(wire: z.infer<typeof score>): Review {
  return {
    id: wire.scoreId,
    stars: wire.score,
    text: wire.content,
    buyer: wire.buyer,
    countryCode: wire.countryId,
    quantity: wire.quantity,
    writtenOn: wire.date,
  };
}
