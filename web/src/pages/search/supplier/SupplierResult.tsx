import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReplyTime } from '#features/supplier-card/ReplyTime.tsx';
import { CertifiedLine, SupplierBusiness } from '#features/supplier-card/SupplierFacts.tsx';
import { Dotted } from '#ui/Dotted.tsx';
import { Clock, ShieldCheck } from '#ui/icons.tsx';
import type { FoundSupplierFragment } from '#graphql';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { MonthText, PriceRangeText } from '#ui/Texts.tsx';

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
  const { id, slug, name, productCount, rating, certificates, verifications, responsiveness } = supplier;
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
        <SupplierBusiness supplier={supplier} className="text-mute" />
        {rating && <Rating average={rating.average} count={rating.count} />}
        <ul className="text-trust">
          {verifications.slice(0, maxVerifications).map(({ key, title, checkedOn }) => (
            <li key={key} className="flex items-start gap-1">
              <ShieldCheck aria-hidden size={15} className="mt-[0.15em] shrink-0" />
              <Dotted first={title} second={<MonthText iso={checkedOn} />} />
            </li>
          ))}
        </ul>
        <CertifiedLine certificates={certificates} />
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
