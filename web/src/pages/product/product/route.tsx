import { formatProductSegment, productPage } from '@fairgate/schema/urls/product';
import { createFileRoute } from '@tanstack/react-router';
import { Trans } from '@lingui/react/macro';
import { ProductDocument, useProductQuery } from '#operations/product.ts';

export const Route = createFileRoute('/{$product}.html')({
  params: { parse: productPage.parseParams, stringify: ({ product }) => ({ product: formatProductSegment(product) }) },
  loader: ({ context, params }) => context.apollo.query({ query: ProductDocument, variables: { id: params.product.id } }).then(() => undefined),
  component: ProductPage,
});

function ProductPage() {
  const { product } = Route.useParams();
  const { data } = useProductQuery({ variables: { id: product.id } });
  return <h1><Trans>Product</Trans> {data?.product?.name}</h1>;
}
