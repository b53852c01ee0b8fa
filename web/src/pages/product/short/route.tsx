import { formatProductSegment, productShort } from '@fairgate/schema/urls/product';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { loadProduct } from '../product/load-product.ts';
import { ProductPage } from '../product/ProductPage.tsx';
import { ProductSkeleton } from '../product/ProductSkeleton.tsx';
import type { ProductSearch } from '../product/product-search.ts';

/** §2.3 `/product/{name}{productId}`: rendered as `/{name}{productId}.html`, its canonical address. */
export const Route = createFileRoute('/product/$product')({
  params: {
    parse: productShort.parseParams,
    stringify: ({ product }) => ({ product: formatProductSegment(product) }),
  },
  validateSearch: (search: ProductSearch) => search,
  loader: (step) => loadProduct(step, ''),
  head: pageHead,
  component: Page,
  pendingComponent: ProductSkeleton,
});

function Page() {
  return <ProductPage id={Route.useParams().product.id} />;
}
