import type { ProductQuery } from '#graphql';

export type Product = NonNullable<ProductQuery['product']>;
