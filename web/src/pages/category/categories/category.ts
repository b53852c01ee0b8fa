import type { CategoriesQuery } from '#graphql';

/** A level-1 category with its level-2 ones. */
export type Category = NonNullable<CategoriesQuery['categories']>[number];
