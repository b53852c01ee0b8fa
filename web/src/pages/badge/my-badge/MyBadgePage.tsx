import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { earlyBadgeId, earlyBadgeScript } from '#features/badge/early-badge.ts';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { BadgeSkeleton } from '../BadgeSkeleton.tsx';

const empty = { __html: '' };
// Browsers have it from the server's page.
const earlyScript = { __html: import.meta.env.SSR ? earlyBadgeScript() : '' };

const OwnBadges = privatePart(() => import('../OwnBadges.tsx').then((module) => module.OwnBadges));

export function MyBadgePage() {
  const { isWithoutEarlyBadge = false } = useRouteContext({ from: '__root__' });
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <div className="print:hidden">
        <PageTop title={<Trans>My badges</Trans>} />
      </div>
      <div
        id={earlyBadgeId}
        className="peer mt-9.5 w-full max-w-md rounded-lg border border-line empty:hidden"
        suppressHydrationWarning
        dangerouslySetInnerHTML={empty}
      />
      <DevicePart
        skeleton={<BadgeSkeleton />}
        beforeHydration={
          <>
            <BadgeSkeleton />
            <script
              suppressHydrationWarning
              dangerouslySetInnerHTML={isWithoutEarlyBadge ? empty : earlyScript}
            />
          </>
        }
      >
        <OwnBadges />
      </DevicePart>
    </div>
  );
}
