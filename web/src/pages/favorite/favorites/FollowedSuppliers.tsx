import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showAsFollowed } from '#features/follow/followed.ts';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { SupplierCard } from '#features/supplier-card/SupplierCard.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { FollowedSuppliersQuery } from '#graphql';
import { useFollowedSuppliersQuery } from '#operations/followed-suppliers.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { FollowedPager } from './FollowedPager.tsx';
import { GoneFollow } from './GoneFollow.tsx';
import { FollowsOfGuests } from './NoFollows.tsx';

export function FollowedSuppliers({ page }: { readonly page: number }) {
  const read = useFollowedSuppliersQuery({ variables: { page }, skip: useSignedIn() !== 'buyer' });
  return (
    <OwnData kind="Buyer" read={read} skeleton={<FavoritesSkeleton />} guest={<FollowsOfGuests />}>
      {({ followedSuppliers: list }, retry) =>
        list ? (
          <SupplierList list={list} page={page} />
        ) : (
          <NotLoaded error={{ code: 'SERVER_ERROR' }} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

type Buyer = Extract<NonNullable<FollowedSuppliersQuery['viewer']>, { __typename: 'Buyer' }>;

function SupplierList({
  list,
  page,
}: {
  readonly list: NonNullable<Buyer['followedSuppliers']>;
  readonly page: number;
}) {
  useEffect(
    () => showAsFollowed(list.edges.map(({ supplierId: id }) => ({ kind: 'supplier', id }))),
    [list.edges],
  );
  if (list.edges.length === 0 && list.totalCount > 0)
    return <BeyondLastPage kind="exhibitor" totalCount={list.totalCount} />;
  if (list.edges.length === 0) {
    return (
      <EmptyView
        icon={Heart}
        title={<Trans>You’re not following any suppliers yet</Trans>}
        actions={
          <Link to="/search/supplier" className={buttonStyle({ look: 'primary' })}>
            <Trans>All suppliers</Trans>
          </Link>
        }
      >
        <Trans>
          Tap the heart on a supplier’s page to follow them. You’ll find them here on all your devices.
        </Trans>
      </EmptyView>
    );
  }
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {list.edges.map(({ supplierId, node }) => (
          <li key={supplierId} className="relative grid content-start">
            {node ? <SupplierCard supplier={node} /> : <GoneFollow kind="supplier" id={supplierId} />}
            {node && (
              <div className="pt-2">
                <FollowToggle kind="supplier" id={supplierId} name={node.name} labelled />
              </div>
            )}
          </li>
        ))}
      </ul>
      <FollowedPager kind="exhibitor" page={page} totalCount={list.totalCount} />
    </>
  );
}
