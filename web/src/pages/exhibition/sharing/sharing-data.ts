import type { SharingQuery } from '#graphql';

export type SharingData = NonNullable<NonNullable<SharingQuery['exhibition']>['sharing']>;
