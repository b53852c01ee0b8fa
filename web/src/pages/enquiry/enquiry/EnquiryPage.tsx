import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { EnquirySupplierFragment } from '#graphql';
import { useEnquiryPageQuery } from '#operations/enquiry-page.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { EnquirySkeleton } from './EnquirySkeleton.tsx';

const EnquiryForm = inBackground(() =>
  import('#features/enquiry/EnquiryForm.tsx').then((module) => module.EnquiryForm),
);
const route = getRouteApi('/enquiry/$enquiry');

/** §2.2 An enquiry about one product or supplier. */
export function EnquiryPage() {
  const { enquiry } = route.useParams();
  const { kind, variant: asked, exhibition_id: exhibitionId } = route.useSearch();
  const chosen = useRouterState({ select: ({ location }) => location.state.quantity });
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { data } = useEnquiryPageQuery({
    variables: { id: enquiry.id, product: kind !== 'supplier', variants: asked !== undefined },
  });
  const product = data?.product;
  const supplier = product ? product.supplier : data?.supplier;
  const variant = product?.variants?.find(({ id }) => id === asked);
  if (!supplier) return <EnquirySkeleton />;
  const about = product
    ? ({ form: `product:${product.id}`, about: 'PRODUCT', unit: product.unit.plural } as const)
    : ({ form: `supplier:${supplier.id}`, about: 'SUPPLIER' } as const);
  const lines = product
    ? [{ productId: product.id, variantId: variant?.id, quantity: chosen ?? product.minimumOrder }]
    : [];
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Send an enquiry</Trans>
        </h1>
        {product && (
          <div className="flex gap-4">
            <LazyPicture
              picture={variant?.picture ?? product.picture}
              sizes="120px"
              eager="first"
              decorative
              className="aspect-square w-30 shrink-0 rounded-md border border-line"
            />
            <div className="grid min-w-0 content-start gap-1">
              <Link
                to="/{$product}.html"
                params={{ product: { slug: product.slug, id: product.id } }}
                search={{ variant: variant?.id }}
                dir="auto"
                className="text-match line-link text-lg font-semibold underline underline-offset-4"
              >
                {product.name}
              </Link>
              {variant && (
                <p dir="auto" className="text-match text-sm text-mute">
                  {variant.options.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
                </p>
              )}
            </div>
          </div>
        )}
        <To supplier={supplier} />
        <p className="max-w-xl text-mute">
          <Trans>
            Your message goes straight to the supplier. The reply will be in your inbox, and we’ll email you.
            It’s free, with no obligation.
          </Trans>
        </p>
      </div>
      <div className="min-h-120">
        {isHydrated && (
          <Suspense>
            <EnquiryForm
              key={about.form}
              {...about}
              targets={[{ supplierId: supplier.id, lines }]}
              exhibitionId={exhibitionId}
              onSent={(enquiries) =>
                void navigate({
                  to: '/enquiry/$enquiry/success',
                  params: { enquiry },
                  state: { enquiries },
                  replace: true,
                })
              }
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function To({ supplier: { id, slug, name, countryCode } }: { readonly supplier: EnquirySupplierFragment }) {
  return (
    <p className="grid gap-0.5">
      <span className="text-sm text-mute">
        <Trans>To</Trans>
      </span>
      <Link
        to="/supplier/{$supplier}.html"
        params={{ supplier: { slug, id } }}
        className="line-link font-semibold underline underline-offset-4"
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="text-mute">
        <CountryText code={countryCode} />
      </span>
    </p>
  );
}
