import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { type ComponentProps, Suspense } from 'react';
import { useStartOrderQuery } from '#operations/start-order.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { chosenVariant } from '../product/variant-choice.ts';
import { OfferedOrder } from './OfferedOrder.tsx';
import type { OrderedProduct } from './ordered-product.ts';
import type { QuotedOrder as QuotedOrderPart } from './QuotedOrder.tsx';
import { StartOrderSkeleton } from './StartOrderSkeleton.tsx';

const QuotedOrder = inBackground(() => import('./QuotedOrder.tsx').then((module) => module.QuotedOrder));

const route = getRouteApi('/startOrder/$productId');

/** §2.2 What is ordered, at which price, and where it goes. */
export function StartOrderPage() {
  const { productId } = route.useParams();
  const { variant: asked, quotation } = route.useSearch();
  const { data } = useStartOrderQuery({ variables: { id: productId } });
  const product = data?.product;
  if (!product) return <StartOrderSkeleton />;
  const variant = quotation === undefined ? chosenVariant(product.variants, asked) : undefined;
  return (
    <div className="page grid gap-5 pt-6 pb-8">
      <h1 className="text-2xl md:text-3xl">
        <Trans>Place an order</Trans>
      </h1>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {quotation === undefined ? (
          <OfferedOrder product={product}>
            <Head product={product} picture={variant?.picture} />
          </OfferedOrder>
        ) : (
          <Quoted product={product} quotationId={quotation}>
            <Head product={product} picture={variant?.picture} />
          </Quoted>
        )}
      </div>
    </div>
  );
}

/** A quotation belongs to the buyer: the server's HTML has the product only. */
function Quoted({ children, ...props }: Omit<ComponentProps<typeof QuotedOrderPart>, 'skeleton'>) {
  const skeleton = (
    <div className="grid grid-cols-1 content-start gap-5" aria-busy>
      {children}
      <Skeleton className="h-42 rounded-md" />
    </div>
  );
  if (!useHydrated()) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <QuotedOrder {...props} skeleton={skeleton}>
        {children}
      </QuotedOrder>
    </Suspense>
  );
}

type HeadProps = {
  readonly product: OrderedProduct;
  readonly picture: OrderedProduct['picture'] | undefined;
};

function Head({ product: { id, slug, name, picture, supplier }, picture: own }: HeadProps) {
  return (
    <div className="flex gap-4">
      <LazyPicture
        picture={own ?? picture}
        sizes="120px"
        eager="first"
        decorative
        className="aspect-square w-30 shrink-0 rounded-md border border-line"
      />
      <div className="grid min-w-0 content-start gap-1">
        <Link
          to="/{$product}.html"
          params={{ product: { slug, id } }}
          dir="auto"
          className="text-match line-link text-lg font-semibold underline underline-offset-4"
        >
          {name}
        </Link>
        {supplier && (
          <p className="text-mute">
            <Link
              to="/supplier/{$supplier}.html"
              params={{ supplier: { slug: supplier.slug, id: supplier.id } }}
              className="line-link underline underline-offset-4"
            >
              <bdi>{supplier.name}</bdi>
            </Link>
            <span className="block">
              <CountryText code={supplier.countryCode} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
