import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import type { MeetingSuppliersQuery } from '#graphql';
import { useMeetingSuppliersQuery } from '#operations/meeting-suppliers.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Search as SearchIcon } from '#ui/icons.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';

/** The suppliers that a buyer follows or has written to; others are found by the search. */
export function ChooseSupplier() {
  return (
    <PrivatePart
      kind="buyer"
      skeleton={<SkeletonLines count={6} className="max-w-xl *:h-11" />}
      guest={<Search />}
    >
      <Known />
    </PrivatePart>
  );
}

function Search() {
  return (
    <EmptyView
      icon={SearchIcon}
      title={<Trans>Choose a supplier</Trans>}
      actions={
        <Link to="/search/supplier" className={buttonStyle({ look: 'primary' })}>
          <Trans>Find suppliers</Trans>
        </Link>
      }
    >
      <Trans>You can request a meeting on the page of each supplier.</Trans>
    </EmptyView>
  );
}

type Buyer = Extract<NonNullable<MeetingSuppliersQuery['viewer']>, { __typename: 'Buyer' }>;

function suppliersOf({ followedSuppliers, inbox }: Buyer) {
  const all = [
    ...(followedSuppliers?.nodes ?? []),
    ...(inbox?.nodes.map(({ supplier }) => supplier) ?? []),
  ].filter((one) => one !== null);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

function Known() {
  const read = useMeetingSuppliersQuery({
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OwnData read={read}>
      {(buyer, retry, faultOf) => {
        const suppliers = suppliersOf(buyer);
        if (!buyer.followedSuppliers && !buyer.inbox)
          return <NotLoaded error={faultOf('inbox')} onRetry={retry} />;
        if (suppliers.length === 0) return <Search />;
        return (
          <div className="grid max-w-xl gap-4">
            <h2 className="text-xl">
              <Trans>Choose a supplier</Trans>
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {suppliers.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to="/requestMeeting"
                    search={{ supplier: id }}
                    className="flex min-h-11 items-center px-2 py-2 font-semibold hover:bg-surface"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to="/search/supplier" className={`${buttonStyle()} justify-self-start`}>
              <Trans>Find suppliers</Trans>
            </Link>
          </div>
        );
      }}
    </OwnData>
  );
}
