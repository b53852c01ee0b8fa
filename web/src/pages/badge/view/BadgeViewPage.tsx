import { Trans } from '@lingui/react/macro';
import { getRouteApi, useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { useLink } from '../../use-link.ts';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

const OwnBadges = privatePart(() => import('../OwnBadges.tsx').then((module) => module.OwnBadges));
const LinkedBadge = privatePart(() => import('../LinkedBadge.tsx').then((module) => module.LinkedBadge));

const route = getRouteApi('/expo/badge/view');

export function BadgeViewPage() {
  const hydrated = useHydrated();
  const { link } = useLink(route.useSearch().badge_token);
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <div className="print:hidden">
        <PageTop title={<Trans>My badges</Trans>} />
      </div>
      {hydrated ? (
        <Suspense fallback={<BadgeSkeleton />}>
          {link === undefined ? <OwnBadges /> : <LinkedBadge key={link} link={link} />}
        </Suspense>
      ) : (
        <BadgeSkeleton />
      )}
    </div>
  );
}
