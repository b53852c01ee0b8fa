import type { ProductCardFragment } from '#graphql';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { Rating } from '#ui/Rating.tsx';
import { PerUnit, PriceRangeText, ServiceText } from '#ui/Texts.tsx';
import { CardActions } from './CardActions.tsx';
import { OrderTerms } from './OrderTerms.tsx';
import { SupplierLines } from './SupplierLines.tsx';

type Props = {
  readonly product: ProductCardFragment;
  /**
   * grid: picture above; row: picture at the side, for list views and narrow columns. The order of facts is
   * the same.
   */
  readonly layout?: 'grid' | 'row';
  /** Its picture is in the first viewport. */
  readonly eager?: boolean | 'first';
  /** The heading level of the name. */
  readonly heading?: 'h2' | 'h3';
  /** Buttons next to the link, such as follow or compare. */
  readonly actions?: ReactNode;
};

const sizes = {
  grid: '(width >= 80rem) 250px, (width >= 48rem) 30vw, 50vw',
  row: '(width >= 48rem) 200px, 128px',
};

/**
 * A product in a list: picture, name, price, MOQ, shipment time, supplier, verification. The whole card is
 * the link.
 */
export function ProductCard({
  product,
  layout = 'grid',
  eager = false,
  heading: Heading = 'h3',
  actions,
}: Props) {
  const { id, slug, name, picture, price, unit, rating, supplier } = product;
  const isRow = layout === 'row';
  return (
    <article
      className={classes(
        'group relative flex min-w-0 rounded-md',
        isRow ? 'gap-3 md:gap-5' : 'flex-col gap-2',
      )}
    >
      <LazyPicture
        picture={picture}
        sizes={sizes[layout]}
        eager={eager}
        decorative
        className={classes(
          'aspect-square shrink-0 rounded-md border border-line',
          isRow ? 'w-32 self-start md:w-50' : 'w-full',
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Heading dir="auto" className="text-match text-sm leading-snug font-normal md:text-base">
          <Link
            to="/{$product}.html"
            params={{ product: { slug, id } }}
            className="line-clamp-2 min-h-[2lh] card-link"
          >
            <ServiceText>{name}</ServiceText>
          </Link>
        </Heading>
        <div className="relative mt-0.5 min-h-8 pe-9">
          <PriceRangeText
            from={price.from}
            to={price.to}
            // Two cards share a phone's width: the price fits on one line; a long one leaves its unit to the next.
            className={classes(
              'figures inline-block max-w-full text-match font-bold md:text-lg',
              isRow ? 'text-base' : 'text-sm sm:text-base',
            )}
          />
          <PerUnit unit={unit} className="text-xs md:text-sm" />
          <CardActions product={product} place="price" />
        </div>
        <OrderTerms product={product} narrow={!isRow} />
        {rating && <Rating average={rating.average} count={rating.count} short />}
        {supplier && <SupplierLines supplier={supplier} />}
      </div>
      <CardActions product={product} place="picture" />
      {actions && <div className="absolute end-1 top-1 z-1">{actions}</div>}
    </article>
  );
}
