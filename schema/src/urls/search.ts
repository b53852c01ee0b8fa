// §2.2 Search results. Their query parameters are in queries.ts.
import { word } from './segment.ts';
import { shape } from './shape.ts';

/** §2.2 names no types of hot lists; these are ours. */
export const hotTypes = ['product', 'new-arrivals', 'small-orders', 'verified'] as const;
export type HotType = (typeof hotTypes)[number];

/** §2.2 `/hot/{type}`; the specification lists no types, so any word matches. */
export const hotList = shape('/hot/{type}', { type: word });
/** §2.2 `/search/product` */
export const productSearch = shape('/search/product');
/** §2.2 `/search/supplier` */
export const supplierSearch = shape('/search/supplier');
