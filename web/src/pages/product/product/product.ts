import type { ProductQuery } from '#graphql';

/** A product as its page's operation gives it. */
export type Product = NonNullable<ProductQuery['product']>;
