import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { useLink } from '../../use-link.ts';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

const OwnBadges = privatePart(() => import('../OwnBadges.tsx').then((module) => module.OwnBadges));
const LinkedBadge = privatePart(() => import('../LinkedBadge.tsx').then((module) => module.LinkedBadge));

const route = getRouteApi('/expo/badge/view');

export function BadgeViewPage() {
  const { link } = useLink(route.useSearch().badge_token);
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <div className="print:hidden">
        <PageTop title={<Trans>My badges</Trans>} />
      </div>
      <DevicePart skeleton={<BadgeSkeleton />}>
        {link === undefined ? <OwnBadges /> : <LinkedBadge key={link} link={link} />}
      </DevicePart>
    </div>
  );
}
