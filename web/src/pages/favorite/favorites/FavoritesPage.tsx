import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { FollowTabs } from '../../FollowTabs.tsx';
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

export function FavoritesPage() {
  const { kind } = route.useParams();
  const search = route.useSearch();
  const page = readPageNo(search);
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop
        title={kind === 'product' ? <Trans>Products you follow</Trans> : <Trans>Exhibitors you follow</Trans>}
        here={<Trans>Following</Trans>}
      >
        <FollowTabs />
      </PageTop>
      <PrivatePage
        skeleton={<FavoritesSkeleton />}
        guest={<FollowsOfGuests />}
        supplier={<FollowsOfSuppliers />}
      >
        {kind === 'product' ? (
          <FollowedProducts page={page} />
        ) : (
          <FollowedExhibitors page={page} fairPage={readPageNo({ pageNo: search.fairPageNo })} />
        )}
      </PrivatePage>
    </div>
  );
}
