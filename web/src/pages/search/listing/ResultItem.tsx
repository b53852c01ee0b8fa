import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from '#ui/icons.tsx';
import type { ProductCardFragment } from '#graphql';
import { CardActions } from '#features/product-card/CardActions.tsx';
import { OrderTerms } from '#features/product-card/OrderTerms.tsx';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { CountryText, MonthText, PerUnit, PriceRangeText, ServiceText } from '#ui/Texts.tsx';

const maxVerifications = 3;

/** A product as a line of the list: product and price on one side, supplier and verification on the other. */
type Props = { readonly product: ProductCardFragment; readonly eager: boolean | 'first' };

export const ResultItem = renderedOnce('ResultItem', ({ product, eager }: Props) => {
  const { id, slug, name, picture, price, unit, rating, supplier } = product;
  return (
    <article className="group relative grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line pb-5 md:grid-cols-[11rem_minmax(0,3fr)_minmax(0,2fr)] md:gap-x-5">
      <LazyPicture
        picture={picture}
        sizes="(width >= 48rem) 176px, 128px"
        eager={eager}
        decorative
        className="aspect-square w-full self-start rounded-md border border-line max-md:row-span-2"
      />
      <div className="grid min-w-0 content-start gap-0.5">
        <h3 dir="auto" className="text-match leading-snug font-normal">
          <Link to="/{$product}.html" params={{ product: { slug, id } }} className="line-clamp-3 card-link">
            <ServiceText>{name}</ServiceText>
          </Link>
        </h3>
        <div className="relative mt-1 min-h-8 pe-9">
          <PriceRangeText from={price.from} to={price.to} className="figures text-lg font-bold" />
          <PerUnit unit={unit} className="text-sm" />
          <CardActions product={product} place="price" />
        </div>
        <OrderTerms product={product} />
        {rating && <Rating average={rating.average} count={rating.count} />}
      </div>
      {supplier && (
        <div className="min-w-0 text-sm text-mute">
          <p dir="auto" className="line-clamp-2 text-match text-ink">
            {supplier.name}
          </p>
          <p>
            <CountryText code={supplier.countryCode} />
            <span aria-hidden> · </span>
            <Plural value={supplier.yearsOnSite} _0="New supplier" one="# year" other="# years" />
          </p>
          <ul className="pt-1 text-trust">
            {supplier.verifications.slice(0, maxVerifications).map(({ title, checkedOn }) => (
              <li key={title} className="flex items-start gap-1 max-md:nth-2:hidden max-md:nth-3:hidden">
                <ShieldCheck aria-hidden size={15} className="mt-[0.15em] shrink-0" />
                <span className="min-w-0">
                  {title} <MonthText iso={checkedOn} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CardActions product={product} place="picture" />
    </article>
  );
});
