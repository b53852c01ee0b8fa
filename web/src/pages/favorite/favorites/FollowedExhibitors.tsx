import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showAsFollowed } from '#features/follow/followed.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useFollowedExhibitorsQuery } from '#operations/followed-exhibitors.ts';
import type { Fault } from '#platform/fault.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import { Section } from '#ui/Section.tsx';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { ExhibitionExhibitors } from './ExhibitionExhibitors.tsx';
import type { FollowingBuyer } from './followed-lists.ts';
import { FollowedPager } from './FollowedPager.tsx';
import { SupplierList } from './SupplierList.tsx';

type Props = { readonly page: number; readonly fairPage: number };

/** The followed exhibitors, latest first: those that are listed as suppliers, and below them those of trade fairs alone. */
export function FollowedExhibitors({ page, fairPage }: Props) {
  const read = useFollowedExhibitorsQuery({
    variables: { page, fairPage },
    skip: useSignedIn() !== 'buyer',
  });
  return (
    <OwnData read={read}>
      {(buyer, retry, faultOf) => (
        <Lists buyer={buyer} page={page} fairPage={fairPage} onRetry={retry} faultOf={faultOf} />
      )}
    </OwnData>
  );
}

function Lists({
  buyer: { followedSuppliers: suppliers, followedExhibitors: exhibitors },
  page,
  fairPage,
  onRetry,
  faultOf,
}: Props & {
  readonly buyer: FollowingBuyer;
  readonly onRetry: () => void;
  readonly faultOf: (field: string) => Fault;
}) {
  useEffect(() => {
    showAsFollowed(suppliers?.edges.map(({ supplierId: id }) => ({ kind: 'supplier', id })) ?? []);
    showAsFollowed(exhibitors?.edges.map(({ exhibitorId: id }) => ({ kind: 'exhibitor', id })) ?? []);
  }, [suppliers, exhibitors]);
  if (suppliers?.totalCount === 0 && exhibitors?.totalCount === 0) return <NoExhibitors />;
  return (
    <>
      {!suppliers ? (
        <NotLoaded error={faultOf('followedSuppliers')} onRetry={onRetry} />
      ) : suppliers.edges.length > 0 ? (
        <Section isLong title={<Trans>Suppliers</Trans>}>
          <SupplierList edges={suppliers.edges} />
          <FollowedPager kind="exhibitor" page={page} totalCount={suppliers.totalCount} />
        </Section>
      ) : (
        suppliers.totalCount > 0 && <BeyondLastPage kind="exhibitor" totalCount={suppliers.totalCount} />
      )}
      {!exhibitors
        ? suppliers && <NotLoaded error={faultOf('followedExhibitors')} onRetry={onRetry} />
        : exhibitors.totalCount > 0 && (
            <ExhibitionExhibitors list={exhibitors} page={fairPage} pageNo={page} />
          )}
    </>
  );
}

function NoExhibitors() {
  return (
    <EmptyView
      icon={Heart}
      title={<Trans>You’re not following any exhibitors yet</Trans>}
      actions={
        <>
          <Link to="/" className={buttonStyle({ look: 'primary' })}>
            <Trans>See the next trade fairs</Trans>
          </Link>
          <Link to="/search/supplier" className={buttonStyle()}>
            <Trans>All suppliers</Trans>
          </Link>
        </>
      }
    >
      <Trans>
        Tap the heart on the page of an exhibitor or supplier to follow them. You’ll find them here on all
        your devices.
      </Trans>
    </EmptyView>
  );
}
