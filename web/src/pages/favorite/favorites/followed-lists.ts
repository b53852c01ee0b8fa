import type { FollowedExhibitorsQuery } from '#graphql';

export type FollowingBuyer = Extract<NonNullable<FollowedExhibitorsQuery['viewer']>, { __typename: 'Buyer' }>;
export type FollowedSupplierEdges = NonNullable<FollowingBuyer['followedSuppliers']>['edges'];
export type FollowedExhibitorList = NonNullable<FollowingBuyer['followedExhibitors']>;
