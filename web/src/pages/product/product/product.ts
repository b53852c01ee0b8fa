import type { ProductQuery } from '#graphql';

/** The product of the page's operation. */
export type Product = NonNullable<ProductQuery['product']>;
