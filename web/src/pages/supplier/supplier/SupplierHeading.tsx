import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChatLink } from '#features/conversation/ChatLink.tsx';
import { ReplyTime } from '#features/supplier-card/ReplyTime.tsx';
import { Clock } from '#ui/icons.tsx';
import { MapPin } from '#ui/icons-verification.ts';
import type { SupplierQuery } from '#graphql';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { useFormat } from '#ui/format.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { SupplierFollow } from './SupplierFollow.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';

export type Supplier = NonNullable<SupplierQuery['supplier']>;

/** The supplier at a glance: name, place, business type, rating, responsiveness. */
export function SupplierHeading({ supplier }: { readonly supplier: Supplier }) {
  const {
    id,
    name,
    countryCode,
    city,
    businessTypeName,
    yearsOnSite,
    rating,
    responsiveness,
    productCount,
    categories,
    picture,
  } = supplier;
  const { t } = useLingui();
  const { country } = useFormat();
  const [main] = categories ?? [];
  return (
    <>
      <div className="max-md:hidden">
        <Breadcrumb here={name}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          {main && (
            <Link
              to="/category/{$category}.html"
              params={{ category: { slug: main.slug, id: main.id, pageNo: 1 } }}
              dir="auto"
            >
              <ServiceText>{main.name}</ServiceText>
            </Link>
          )}
        </Breadcrumb>
      </div>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4 border-b border-line pt-2 pb-6">
        <LazyPicture
          picture={picture}
          sizes="120px"
          eager="first"
          decorative
          className="size-20 shrink-0 rounded-md border border-line md:size-30"
        />
        <div className="grid min-w-0 flex-1 basis-56 gap-1.5">
          <h1 dir="auto" className="text-match text-2xl md:text-3xl">
            {name}
          </h1>
          <p className="flex gap-1.5 text-mute">
            <MapPin aria-hidden size={17} className="mt-1 shrink-0" />
            <bdi suppressHydrationWarning className="min-w-0">{t`${city}, ${country(countryCode)}`}</bdi>
          </p>
          <p className="text-mute">
            <span className="max-sm:block">{businessTypeName}</span>
            <span aria-hidden className="max-sm:hidden">
              {' '}
              ·{' '}
            </span>
            <Plural
              value={yearsOnSite}
              _0="New on Fairgate"
              one="# year on Fairgate"
              other="# years on Fairgate"
            />
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {rating && <Rating average={rating.average} count={rating.count} />}
            {responsiveness && (
              <p className="flex items-start gap-1.5 text-sm text-pretty">
                <Clock aria-hidden size={16} className="mt-0.5 shrink-0 text-mute" />
                <span>
                  <ReplyTime {...responsiveness} />
                  {responsiveness.online && (
                    <>
                      <TextSpace />
                      <Trans>Online now.</Trans>
                    </>
                  )}
                </span>
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-md:basis-full max-md:*:grow md:max-w-56 md:flex-col">
          <a href="#contact" className={buttonStyle({ look: 'primary' })}>
            <Trans>Send an enquiry</Trans>
          </a>
          <ChatLink supplierId={id} />
          <Link to="/search/product" search={{ supplier: id }} className={buttonStyle()}>
            <Plural value={productCount} one="See # product" other="See all # products" />
          </Link>
          <SupplierFollow id={id} name={name} />
        </div>
      </div>
    </>
  );
}
