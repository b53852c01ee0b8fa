import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ReviewItem } from '#features/review/ReviewItem.tsx';
import { ScoreDistribution } from '#features/review/ScoreDistribution.tsx';
import { ScoreMean } from '#features/review/ScoreMean.tsx';
import { Section } from '#ui/Section.tsx';
import type { Product } from './product.ts';

/** The average rating, its distribution, and the newest reviews. */
export function ProductReviews({ product }: { readonly product: Product }) {
  const { id, rating, reviews, unit } = product;
  const isMore = reviews && reviews.totalCount > reviews.nodes.length;
  return (
    <Section
      id="reviews"
      title={<Trans>Reviews</Trans>}
      more={
        isMore && (
          <Link to="/product/score/list/$productId" params={{ productId: id }}>
            <Plural value={reviews.totalCount} one="Read # review" other="Read all # reviews" />
          </Link>
        )
      }
    >
      {!reviews && (
        <p className="text-mute">
          <Trans>The reviews can’t be shown right now. Everything else is up to date.</Trans>
        </p>
      )}
      {reviews?.totalCount === 0 && (
        <p className="text-mute">
          <Trans>This product has no reviews yet.</Trans>
        </p>
      )}
      {reviews && reviews.totalCount > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-x-10 gap-y-3">
            {rating && <ScoreMean rating={rating} />}
            <div className="min-w-0 flex-1 basis-64">
              <ScoreDistribution productId={id} distribution={reviews.distribution} />
            </div>
          </div>
          <div className="grid gap-4 pt-2">
            {reviews.nodes.map((review) => (
              <ReviewItem key={review.id} review={review} unit={unit} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}
