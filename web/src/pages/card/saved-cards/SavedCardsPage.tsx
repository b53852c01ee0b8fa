import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { FollowTabs } from '../../FollowTabs.tsx';
import { PageTop } from '../../PageTop.tsx';

const SavedCardList = privatePart(() =>
  import('#features/card/SavedCardList.tsx').then((module) => module.SavedCardList),
);

/** The cards are on the device: a guest's too. */
export function SavedCardsPage() {
  const isKnown = useSignedIn() !== 'unknown';
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Saved cards</Trans>}>
        <FollowTabs />
      </PageTop>
      {isKnown ? (
        <Suspense fallback={<CardSkeleton />}>
          <SavedCardList />
        </Suspense>
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
