// §2.2 `/{name}{productId}.html` is the product page; §2.3 `/product/{name}{productId}` is rendered as the same path
// plus `.html`. The score list and the order start use only the id.
import { namedId, type NamedId } from './named-id.ts';
import { digits } from './segment.ts';
import { shape } from './shape.ts';

/** The id of a product link; §3 has four names for it, the mapping uses one. */
export type ProductUrl = { readonly product: NamedId };

/** §2.2 `/{name}{productId}.html` */
export const productPage = shape('/{product}.html', { product: namedId });
/** §2.3 `/product/{name}{productId}`, rendered as the path plus `.html` */
export const productShort = shape('/product/{product}', { product: namedId });
/** §2.3 the same plus `.html` */
export const productLong = shape('/product/{product}.html', { product: namedId });
/** §2.2 `/preview/product` */
export const productPreview = shape('/preview/product');
/** §2.2 `/product/score/list/{productId}` */
export const productScores = shape('/product/score/list/{productId}', { productId: digits });
/** §2.2 `/startOrder/{productId}` */
export const startOrder = shape('/startOrder/{productId}', { productId: digits });
/** §2.3 `/latest-products.html` */
export const latestProducts = shape('/latest-products.html');

/** {slug: 'Cotton T-shirt', id: '123'} → 'Cotton-T-shirt_123' (§2.1). */
export const formatProductSegment = namedId.format;
