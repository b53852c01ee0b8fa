import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ProductScoresQuery } from '#graphql';
import { ReviewItem } from '#features/review/ReviewItem.tsx';
import { Button } from '#ui/Button.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { classes } from '#ui/classes.ts';
import { X } from '#ui/icons.tsx';
import { Pager } from '#ui/Pager.tsx';
import { ChosenStars } from './ChosenStars.tsx';
import type { ScoreSearch } from './score-search.ts';
import { ScoreSort } from './ScoreSort.tsx';

type Product = NonNullable<ProductScoresQuery['product']>;
type Props = {
  readonly productId: string;
  readonly search: ScoreSearch;
  readonly reviews: NonNullable<Product['reviews']>;
  readonly unit: Product['unit'];
  readonly pending: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

const perPage = 12;

/** The reviews of a page, with filter and sort order above them. */
export function ScoreList({ productId, search, reviews, unit, pending, failed, onRetry }: Props) {
  const top = useRef<HTMLElement>(null);
  const { stars, pageNo = 1 } = search;
  const { totalCount, nodes } = reviews;
  const pageCount = Math.ceil(totalCount / perPage);
  const at = { to: '/product/score/list/$productId', params: { productId }, preload: false } as const;
  return (
    <section
      ref={top}
      aria-busy={pending}
      className="grid min-w-0 scroll-mt-[calc(var(--header)+1rem)] content-start gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-2">
          {stars === undefined ? (
            <span className="font-semibold">
              <Trans>All reviews</Trans>
            </span>
          ) : (
            <Link
              {...at}
              search={{ ...search, stars: undefined, pageNo: undefined }}
              resetScroll={false}
              className={chipStyle}
            >
              <ChosenStars stars={stars} />
              <X aria-hidden size={15} className="text-mute" />
            </Link>
          )}
        </div>
        <div className="w-56 max-sm:w-full">
          <ScoreSort productId={productId} search={search} />
        </div>
      </div>
      {failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <Trans>The reviews can’t be shown right now. Everything else is up to date.</Trans>{' '}
          <Button size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {!failed && !pending && nodes.length === 0 && (
        <p className="grid justify-items-start gap-2 text-mute">
          {totalCount === 0 ? (
            <Trans>No reviews with this rating.</Trans>
          ) : (
            <Trans>There are no more reviews on this page.</Trans>
          )}
          <Link
            {...at}
            search={{}}
            className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
          >
            <Trans>All reviews</Trans>
          </Link>
        </p>
      )}
      {!failed && (
        <div className={classes('grid gap-4 transition-opacity', pending && 'opacity-50')}>
          {nodes.map((review) => (
            <ReviewItem key={review.id} review={review} unit={unit} />
          ))}
        </div>
      )}
      {pageNo <= pageCount && (
        <Pager
          page={pageNo}
          pageCount={pageCount}
          link={({ page, ...rest }) => (
            <Link
              {...at}
              search={{ ...search, pageNo: page === 1 ? undefined : page }}
              resetScroll={false}
              onClick={() => top.current?.scrollIntoView()}
              {...rest}
            />
          )}
        />
      )}
    </section>
  );
}
