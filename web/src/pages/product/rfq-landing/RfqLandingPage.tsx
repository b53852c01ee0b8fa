import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { formOf } from '#features/rfq/form-of.ts';
import { RfqFormPlace } from '#features/rfq/RfqFormPlace.tsx';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import { useRfqLandingQuery } from '#operations/rfq-landing.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Section } from '#ui/Section.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { PriceLadder } from '../product/PriceLadder.tsx';
import { RfqLandingSkeleton } from './RfqLandingSkeleton.tsx';

const route = getRouteApi('/landing/rfq/product-{$productId}');

/** One product and the form of an RFQ that begins with it; everything else is a link. */
export function RfqLandingPage() {
  const { productId } = route.useParams();
  const search = route.useSearch();
  const quantity = useRouterState({ select: ({ location }) => location.state.quantity });
  const { data } = useRfqLandingQuery({ variables: { id: productId } });
  const product = data?.product;
  const options = data?.rfqOptions;
  if (!product || !options) return <RfqLandingSkeleton />;
  const {
    id,
    slug,
    name,
    picture,
    unit,
    offer,
    supplier,
    category,
    minimumOrder,
    leadTime: { minimumDays, maximumDays },
  } = product;
  const { given, ...rest } = formOf(search);
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-start gap-4">
          <LazyPicture
            picture={picture}
            sizes="(width >= 48rem) 200px, 120px"
            eager="first"
            decorative
            className="aspect-square w-30 shrink-0 rounded-md border border-line md:w-50"
          />
          <div className="grid min-w-0 flex-[1_1_9rem] gap-1">
            <h1 dir="auto" className="text-match hyphens-auto text-xl md:text-2xl">
              {name}
            </h1>
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
            <p className="text-sm text-mute">
              <Trans>
                Ready in {minimumDays} to {maximumDays} days
              </Trans>
            </p>
            <Link
              to="/{$product}.html"
              params={{ product: { slug, id } }}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              <Trans>See product details</Trans>
            </Link>
          </div>
        </div>
        <PriceLadder ladder={offer.ladder} unit={unit} />
        {supplier && (
          <Section title={<Trans>Verifications</Trans>}>
            <VerificationList verifications={supplier.verifications} findings />
          </Section>
        )}
      </div>
      <Section title={<Trans>Request a quote</Trans>}>
        <p className="max-w-xl text-mute">
          <Trans>
            Your request goes to this supplier, and to others in the category if you like. They send you their
            quotations. It’s free, with no obligation.
          </Trans>
        </p>
        <RfqFormPlace
          {...rest}
          form={`product:${id}`}
          options={options}
          start={{ productId: id, supplier: supplier ?? undefined, source: 'ORGANIC_PRODUCT_CONVERSION' }}
          given={{
            productName: name,
            quantity: String(quantity ?? minimumOrder),
            unit: unit.key,
            categoryId: category.id,
            description: [given.productName, given.description].filter(Boolean).join('\n\n'),
            email: given.email ?? '',
          }}
        />
      </Section>
    </div>
  );
}
