import { formatProductSegment, productPage } from '@fairgate/schema/urls/product';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProductDocument } from '#operations/product.ts';
import { loadPage } from '../../load-page.ts';
import { factsOfProduct, productHead } from './head.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** §2.2 `/{name}{productId}.html` */
export const Route = createFileRoute('/{$product}.html')({
  params: { parse: productPage.parseParams, stringify: ({ product }) => ({ product: formatProductSegment(product) }) },
  loader: async ({ context, params: { product: { id } } }) => {
    const { product } = await loadPage(context, ProductDocument, { id });
    if (!product) throw notFound();
    return factsOfProduct(product);
  },
  head: ({ match, loaderData }) => (loaderData ? productHead(match.context, loaderData) : {}),
  component: ProductPage,
  pendingComponent: ProductSkeleton,
});
