import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ScoreDistribution } from '#features/review/ScoreDistribution.tsx';
import { ScoreMean } from '#features/review/ScoreMean.tsx';
import { useProductScoresQuery } from '#operations/product-scores.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { PerUnit, PriceRangeText } from '#ui/Texts.tsx';
import { scoreVariables, type ScoreSearch } from './score-search.ts';
import { ScoreList } from './ScoreList.tsx';
import { ScoresSkeleton } from './ScoresSkeleton.tsx';

/** All reviews of a product, filtered by stars, sorted and paginated. */
export function ScoresPage({ id, search }: { readonly id: string; readonly search: ScoreSearch }) {
  const { t } = useLingui();
  const { data, previousData, error, refetch } = useProductScoresQuery({
    variables: scoreVariables(id, search),
  });
  // While other reviews load, everything else stays.
  const previous = previousData?.product?.id === id ? previousData.product : undefined;
  const product = data?.product ?? previous;
  if (!product?.reviews) return <ScoresSkeleton />;
  const { slug, name, picture, price, unit, rating, reviews } = product;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 pt-2 pb-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:col-span-2">
        <Breadcrumb here={<Trans>Reviews</Trans>}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          <Link to="/{$product}.html" params={{ product: { slug, id } }} dir="auto">
            {name}
          </Link>
        </Breadcrumb>
        <h1 dir="auto" className="pt-2 text-match text-2xl md:text-3xl">{t`Reviews of ${name}`}</h1>
      </div>
      <aside className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
        <div className="flex flex-wrap items-center gap-4">
          <LazyPicture
            picture={picture}
            sizes="96px"
            eager="first"
            decorative
            className="size-24 shrink-0 rounded-md border border-line"
          />
          {rating ? (
            <ScoreMean rating={rating} />
          ) : (
            <p className="text-mute">
              <Trans>This product has no reviews yet.</Trans>
            </p>
          )}
        </div>
        {rating && (
          <ScoreDistribution productId={id} distribution={reviews.distribution} chosen={search.stars} />
        )}
        <p className="figures">
          <PriceRangeText from={price.from} to={price.to} className="text-lg font-bold" />
          <PerUnit unit={unit} className="text-sm" />
        </p>
        <Link to="/{$product}.html" params={{ product: { slug, id } }} className={buttonStyle()}>
          <Trans>Back to product</Trans>
        </Link>
      </aside>
      {rating && (
        <ScoreList
          productId={id}
          search={search}
          reviews={reviews}
          unit={unit}
          pending={!data && !error}
          failed={!data && error !== undefined}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
