import { Trans } from '@lingui/react/macro';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { FollowTabs } from '../../FollowTabs.tsx';
import { PageTop } from '../../PageTop.tsx';

const SavedCardList = privatePart(() =>
  import('#features/card/SavedCardList.tsx').then((module) => module.SavedCardList),
);

/** The cards are on the device: a guest's too. The other lists that the tabs lead to are a buyer's. */
export function SavedCardsPage() {
  const isSupplier = useSignedIn() === 'supplier';
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Saved cards</Trans>}>{!isSupplier && <FollowTabs />}</PageTop>
      <DevicePart waitsForViewer skeleton={<CardSkeleton />}>
        <SavedCardList />
      </DevicePart>
    </div>
  );
}
