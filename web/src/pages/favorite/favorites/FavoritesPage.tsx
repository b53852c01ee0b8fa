import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BuyersOnly } from '#features/private-page/BuyersOnly.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { PageTop } from '../../PageTop.tsx';
import { readPageNo } from '../../page-no.ts';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { FollowsOfGuests, FollowsOfSuppliers } from './NoFollows.tsx';

const FollowedProducts = privatePart(() =>
  import('./FollowedProducts.tsx').then((module) => module.FollowedProducts),
);
const FollowedExhibitors = privatePart(() =>
  import('./FollowedExhibitors.tsx').then((module) => module.FollowedExhibitors),
);

/** §2.9 `pageNo`; `fairPageNo` is that of the exhibitors below the suppliers. */
export type FavoritesSearch = {
  readonly pageNo?: number | undefined;
  readonly fairPageNo?: number | undefined;
};

const route = getRouteApi('/myFavorite/$kind');
const chosen = `${chipStyle} aria-[current=page]:border-ink aria-[current=page]:font-semibold`;

export function FavoritesPage() {
  const { t } = useLingui();
  const { kind } = route.useParams();
  const search = route.useSearch();
  const page = readPageNo(search);
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop
        title={kind === 'product' ? <Trans>Products you follow</Trans> : <Trans>Exhibitors you follow</Trans>}
        here={<Trans>Following</Trans>}
      >
        <nav aria-label={t`What you follow`} className="flex flex-wrap gap-2">
          <Link to="/myFavorite/$kind" params={{ kind: 'product' }} className={chosen}>
            <Trans>Products</Trans>
          </Link>
          <Link to="/myFavorite/$kind" params={{ kind: 'exhibitor' }} className={chosen}>
            <Trans>Exhibitors</Trans>
          </Link>
          <Link to="/myFavorite/exhibitorCard" className={chosen}>
            <Trans>Saved cards</Trans>
          </Link>
        </nav>
      </PageTop>
      <BuyersOnly
        skeleton={<FavoritesSkeleton />}
        guest={<FollowsOfGuests />}
        supplier={<FollowsOfSuppliers />}
      >
        {kind === 'product' ? (
          <FollowedProducts page={page} />
        ) : (
          <FollowedExhibitors page={page} fairPage={readPageNo({ pageNo: search.fairPageNo })} />
        )}
      </BuyersOnly>
    </div>
  );
}
