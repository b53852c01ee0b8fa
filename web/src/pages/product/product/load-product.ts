import { formatProductSegment, type ProductUrl } from '@fairgate/schema/urls/product';
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import { ProductDocument } from '#operations/product.ts';
import { isLastSegment } from '../../last-segment.ts';
import { loadPage } from '../../load-page.ts';
import { loadParts } from './lazy-sections.ts';
import { describeProduct } from './describe.ts';

type LoaderStep = {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly params: ProductUrl;
};

/**
 * A product page's loader, for each of its addresses. `ending` follows the name and id in this address.
 * Throws notFound when there is no such product; a redirect (301) to `/{name}{productId}.html` when the
 * address has another name (§2.1).
 */
export async function loadProduct(
  {
    context,
    location,
    params: {
      product: { id },
    },
  }: LoaderStep,
  ending: '' | '.html',
) {
  const [{ product }] = await Promise.all([loadPage(context, ProductDocument, { id }), loadParts()]);
  if (!product) throw notFound();
  const { slug } = product;
  if (!isLastSegment(location.pathname, formatProductSegment({ slug, id }) + ending)) {
    throw redirect({
      to: '/{$product}.html',
      params: { product: { slug, id } },
      search: location.search,
      hash: location.hash,
      statusCode: 301,
      replace: true,
    });
  }
  return describeProduct(context, product);
}
