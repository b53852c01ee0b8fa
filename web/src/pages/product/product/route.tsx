import { formatProductSegment, productPage } from '@fairgate/schema/urls/product';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { loadProduct } from './load-product.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import type { ProductSearch } from './product-search.ts';

/** §2.2 `/{name}{productId}.html` */
export const Route = createFileRoute('/{$product}.html')({
  params: {
    parse: productPage.parseParams,
    stringify: ({ product }) => ({ product: formatProductSegment(product) }),
  },
  validateSearch: (search: ProductSearch) => search,
  loader: (step) => loadProduct(step, '.html'),
  head: pageHead,
  component: Page,
  pendingComponent: ProductSkeleton,
});

function Page() {
  return <ProductPage id={Route.useParams().product.id} />;
}
