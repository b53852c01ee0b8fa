import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReplyTime } from '#features/supplier-card/ReplyTime.tsx';
import { Dotted } from '#ui/Dotted.tsx';
import { Clock, ShieldCheck } from '#ui/icons.tsx';
import type { FoundSupplierFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { MonthText, PriceRangeText } from '#ui/Texts.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';

const maxVerifications = 3;

type Props = {
  readonly supplier: FoundSupplierFragment['node'];
  readonly products: FoundSupplierFragment['products'];
  readonly eager: boolean;
};

/**
 * A supplier as a line of the list: name, verification and responsiveness on one side, products on the other.
 */
export const SupplierResult = renderedOnce('SupplierResult', ({ supplier, products, eager }: Props) => {
  const { t } = useLingui();
  const { rangeOfText, list, country } = useFormat();
  const {
    id,
    slug,
    name,
    countryCode,
    city,
    businessTypeName,
    yearsOnSite,
    productCount,
    rating,
    certificates,
    verifications,
    responsiveness,
  } = supplier;
  const employees = rangeOfText(supplier.employees);
  // Isolated: a code does not change the direction of a list.
  const codes = certificates.map(({ code }) => `\u2068${code}\u2069`);
  return (
    <article className="grid gap-x-6 gap-y-3 border-b border-line pb-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 content-start gap-1 text-sm">
        <h3 dir="auto" className="text-match text-base leading-snug md:text-lg">
          <Link
            to="/supplier/{$supplier}.html"
            params={{ supplier: { slug, id } }}
            className="line-link hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="text-mute">
          {businessTypeName}
          <span aria-hidden> · </span>
          <span suppressHydrationWarning>{t`${city}, ${country(countryCode)}`}</span>
        </p>
        <p className="text-mute">
          <Plural
            value={yearsOnSite}
            _0="New on Fairgate"
            one="# year on Fairgate"
            other="# years on Fairgate"
          />
          <span aria-hidden> · </span>
          <Trans>{employees} employees</Trans>
        </p>
        {rating && <Rating average={rating.average} count={rating.count} />}
        <ul className="text-trust">
          {verifications.slice(0, maxVerifications).map(({ key, title, checkedOn }) => (
            <li key={key} className="flex items-start gap-1">
              <ShieldCheck aria-hidden size={15} className="mt-[0.15em] shrink-0" />
              <Dotted first={title} second={<MonthText iso={checkedOn} />} />
            </li>
          ))}
        </ul>
        {certificates.length > 0 && (
          <p>
            <span className="text-mute">
              <Trans>Certified:</Trans>
            </span>
            <TextSpace />
            {list(codes)}
          </p>
        )}
        {responsiveness && (
          <p className="flex items-start gap-1 text-pretty">
            <Clock aria-hidden size={15} className="mt-[0.15em] shrink-0 text-mute" />
            <ReplyTime {...responsiveness} />
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <ul
          aria-label={t`What they offer`}
          className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-3 xl:grid-cols-4"
        >
          {products.map((product) => (
            <li key={product.id} className="group relative min-w-0 min-[22rem]:max-xl:nth-4:hidden">
              <LazyPicture
                picture={product.picture}
                sizes="(width >= 48rem) 110px, 31vw"
                eager={eager}
                decorative
                className="aspect-square w-full rounded-md border border-line"
              />
              <Link
                to="/{$product}.html"
                params={{ product: { slug: product.slug, id: product.id } }}
                className="card-link"
              >
                <span className="sr-only">{product.name}</span>
                <PriceRangeText
                  from={product.price.from}
                  to={product.price.to}
                  round
                  className="text-xs font-semibold tracking-tight group-hover:underline"
                />
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to="/search/product"
          search={{ supplier: id }}
          className="inline-flex min-h-9 items-center justify-self-start text-sm font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          <Plural value={productCount} one="See # product" other="See all # products" />
        </Link>
      </div>
    </article>
  );
});
