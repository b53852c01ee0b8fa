import type { StartOrderQuery } from '#graphql';

export type OrderedProduct = NonNullable<StartOrderQuery['product']>;
