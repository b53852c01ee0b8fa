// The parameters of a review page. `pageNo` is §2.9's. Our additions, which must not change as addresses are
// shared: `stars`, only reviews with this number (1 to 5); `sort`, oldest | best | worst, the newest first
// without it. Unknown values are dropped.
import type { ProductScoresQueryVariables, ReviewSort } from '#graphql';
import { readPageNo } from '../../page-no.ts';

export const scoreSorts = ['oldest', 'best', 'worst'] as const;
export type ScoreSort = (typeof scoreSorts)[number];

export type ScoreSearch = {
  readonly stars?: number | undefined;
  readonly sort?: ScoreSort | undefined;
  readonly pageNo?: number | undefined;
};

const sortOf = { oldest: 'OLDEST', best: 'BEST', worst: 'WORST' } as const satisfies Record<
  ScoreSort,
  ReviewSort
>;

export function readScoreSearch(search: object): ScoreSearch {
  const { stars, sort } = search as Record<string, unknown>;
  const pageNo = readPageNo(search);
  return {
    stars: /^[1-5]$/.test(String(stars)) ? Number(stars) : undefined,
    sort: scoreSorts.find((one) => one === sort),
    pageNo: pageNo === 1 ? undefined : pageNo,
  };
}

export function scoreVariables(
  id: string,
  { stars, sort, pageNo = 1 }: ScoreSearch,
): ProductScoresQueryVariables {
  return { id, stars: stars ?? null, sort: sort ? sortOf[sort] : 'NEWEST', page: pageNo };
}
