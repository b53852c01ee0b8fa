import { formatStand } from '@fairgate/schema/stand';
import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { MeetingPageQuery } from '#graphql';
import { useMeetingPageQuery } from '#operations/meeting-page.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { CountryText } from '#ui/Texts.tsx';
import { ChooseSupplier } from './choose-supplier-part.ts';
import { MeetingSkeleton } from './MeetingSkeleton.tsx';

const MeetingForm = inBackground(() =>
  import('#features/meeting/MeetingForm.tsx').then((module) => module.MeetingForm),
);
const route = getRouteApi('/requestMeeting');

/** §2.2 A request for a meeting. The page is cached: who asks is known in the browser only. */
export function RequestMeetingPage() {
  const { supplier, product } = route.useSearch();
  return supplier === undefined ? <WithoutSupplier /> : <WithSupplier id={supplier} productId={product} />;
}

function WithoutSupplier() {
  return (
    <div className="page grid gap-6 pt-6 pb-8">
      <h1 className="text-2xl md:text-3xl">
        <Trans>Request a meeting</Trans>
      </h1>
      <div className="min-h-80">{useHydrated() && <ChooseSupplier />}</div>
    </div>
  );
}

type Supplier = NonNullable<MeetingPageQuery['supplier']>;

function WithSupplier({ id, productId }: { readonly id: string; readonly productId: string | undefined }) {
  const { exhibition_id: exhibitionId } = route.useSearch();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { data } = useMeetingPageQuery({
    variables: { supplierId: id, productId: productId ?? '0', product: productId !== undefined },
  });
  const supplier = data?.supplier;
  if (!supplier) return <MeetingSkeleton />;
  const product = data.product?.supplier?.id === id ? data.product : undefined;
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-6 pb-8 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Request a meeting</Trans>
        </h1>
        <To supplier={supplier} />
        {product && <About product={product} />}
        <p className="max-w-xl text-mute">
          <Trans>
            Propose up to three times. The supplier accepts one or proposes others. You’ll find the answer in
            your inbox, and we’ll email you.
          </Trans>
        </p>
      </div>
      <div className="min-h-140">
        {isHydrated && (
          <Suspense>
            <MeetingForm
              key={id}
              supplierId={id}
              productId={product?.id}
              exhibitionId={exhibitionId}
              otherZone={supplier.timeZone}
              stands={(supplier.stands ?? []).map(({ exhibition, stand }) => ({
                exhibitionId: exhibition.id,
                name: exhibition.name,
                stand: formatStand(stand),
              }))}
              onSent={(meeting) =>
                void navigate({
                  to: '/submitResult/$type/success',
                  params: { type: 'meeting' },
                  state: { meeting: { id: meeting.id } },
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

function To({ supplier: { id, slug, name, countryCode } }: { readonly supplier: Supplier }) {
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

function About({ product }: { readonly product: NonNullable<MeetingPageQuery['product']> }) {
  return (
    <div className="flex items-center gap-3">
      <LazyPicture
        picture={product.picture}
        sizes="64px"
        decorative
        className="size-16 shrink-0 rounded-md border border-line"
      />
      <Link
        to="/{$product}.html"
        params={{ product: { slug: product.slug, id: product.id } }}
        dir="auto"
        className="text-match line-link font-semibold underline underline-offset-4"
      >
        {product.name}
      </Link>
    </div>
  );
}
