import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

const OwnBadges = privatePart(() => import('../OwnBadges.tsx').then((module) => module.OwnBadges));

export function MyBadgePage() {
  const hydrated = useHydrated();
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>My badges</Trans>} />
      {hydrated ? (
        <Suspense fallback={<BadgeSkeleton />}>
          <OwnBadges />
        </Suspense>
      ) : (
        <BadgeSkeleton />
      )}
    </div>
  );
}
