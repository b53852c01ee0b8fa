import type { OrganiserExhibitionQuery } from '#graphql';

type Organiser = Extract<NonNullable<OrganiserExhibitionQuery['viewer']>, { __typename: 'OrganiserUser' }>;

/** An exhibition of the signed-in organiser. */
export type Own = NonNullable<Organiser['exhibition']>;
