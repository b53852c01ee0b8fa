import { productScores } from '@fairgate/schema/urls/product';
import { createFileRoute, notFound, useRouter, type NotFoundRouteProps } from '@tanstack/react-router';
import { ProductScoresDocument, useProductScoresQuery } from '#operations/product-scores.ts';
import { Fault } from '#platform/fault.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { describeScores } from './describe.ts';
import { readScoreSearch, scoreVariables, type ScoreSearch } from './score-search.ts';
import { ScoresPage } from './ScoresPage.tsx';
import { ScoresSkeleton } from './ScoresSkeleton.tsx';

/** §2.2 `/product/score/list/{productId}` */
export const Route = createFileRoute('/product/score/list/$productId')({
  params: { parse: productScores.parseParams, stringify: ({ productId }) => ({ productId }) },
  validateSearch: (search: ScoreSearch) => search,
  // No loaderDeps: with other stars or another order the page stays and shows its own loading state.
  loader: async ({ context, location, params: { productId } }) => {
    const { product } = await loadPage(
      context,
      ProductScoresDocument,
      scoreVariables(productId, readScoreSearch(location.search)),
      (data) => data.product?.reviews,
    );
    if (!product) throw notFound();
    if (!product.reviews) throw new Fault('SERVER_ERROR');
    if (product.reviews.totalCount > 0 && product.reviews.nodes.length === 0) throw notFound();
    return describeScores(context, product);
  },
  head: pageHead,
  component: Page,
  pendingComponent: ScoresSkeleton,
  // Beyond the last page: the page explains it, with status 404.
  notFoundComponent: Missing,
});

function Missing(props: NotFoundRouteProps) {
  const { defaultNotFoundComponent: NotFound } = useRouter().options;
  const { data } = useProductScoresQuery({
    variables: scoreVariables(Route.useParams().productId, readScoreSearch(Route.useSearch())),
  });
  if (data?.product) return <Page />;
  return NotFound && <NotFound {...props} />;
}

function Page() {
  return <ScoresPage id={Route.useParams().productId} search={readScoreSearch(Route.useSearch())} />;
}
