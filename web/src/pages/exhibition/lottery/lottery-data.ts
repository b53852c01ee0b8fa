import type { LotteryQuery } from '#graphql';

export type LotteryData = NonNullable<NonNullable<LotteryQuery['exhibition']>['lottery']>;
