import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { PageTop } from '../../PageTop.tsx';

const ShownCard = privatePart(() =>
  import('#features/card/ShownCard.tsx').then((module) => module.ShownCard),
);

export function ShownCardPage() {
  const isKnown = useSignedIn() !== 'unknown';
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Business card</Trans>} />
      {isKnown ? (
        <Suspense fallback={<CardSkeleton />}>
          <ShownCard />
        </Suspense>
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
