import { Trans } from '@lingui/react/macro';
import { useProductQuery } from '#operations/product.ts';
import { Link } from '@tanstack/react-router';
import { Eye } from '#ui/icons-on-demand.tsx';
import { ProductPage } from '../product/ProductPage.tsx';
import { AskForProduct } from './lazy-sections.ts';

/** A product's page under a bar that marks it as a preview. `unknown`: no product has the given number. */
export function PreviewPage({
  id,
  unknown = false,
}: {
  readonly id: string | undefined;
  readonly unknown?: boolean;
}) {
  if (id === undefined) return <AskForProduct unknown={unknown} />;
  return (
    <>
      <Bar id={id} />
      <ProductPage id={id} preview />
    </>
  );
}

function Bar({ id }: { readonly id: string }) {
  const { data } = useProductQuery({ variables: { id } });
  const product = data?.product;
  return (
    <div role="status" className="mb-4 border-b border-line bg-time-tint text-sm text-time">
      <p className="page flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Eye aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 flex-1 basis-64">
          <Trans>Preview: this is how buyers see the product.</Trans>
        </span>
        {product && (
          <Link
            to="/{$product}.html"
            params={{ product: { slug: product.slug, id } }}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            <Trans>Open the product page</Trans>
          </Link>
        )}
      </p>
    </div>
  );
}
