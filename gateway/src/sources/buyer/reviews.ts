// Buyers' reviews of a product (buyer gateway).
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Review, ReviewSort } from '../../generated/resolvers.ts';
import { count, id, positive } from '../../wire/scalars.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

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

const scoreList: Operation<ReviewPage> = {
  name: 'scoreList',
  source: 'buyer',
  dialect: blade,
  path: '/goods/getScoreList.json',
  answer: scores.transform(toReviews),
  ttlMs: resultTtlMs,
};

/**
 * `stars`: only reviews with this many stars; null for all. `offset`: the number of reviews before the page.
 */
type ReviewQuery = {
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
function toScorePayload({ productId, stars: only, sort, offset, size }: ReviewQuery): object {
  return { goodsSpuId: productId, score: only, sort: sorts[sort], offset, pageSize: size };
}

type ReviewPage = ReturnType<typeof toReviews>;
export type ReviewConnectionModel = ReviewPage & { offset: number };

/** Wire → GraphQL: a page of reviews. A score that the gateway omits has count 0. */
function toReviews({ total, counts, list }: z.infer<typeof scores>) {
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

export function reviewSource({ read }: Reader) {
  return {
    page: async (query: ReviewQuery): Promise<ReviewConnectionModel> => ({
      ...(await read(scoreList, toScorePayload(query))),
      offset: query.offset,
    }),
  };
}
