import { Trans } from '@lingui/react/macro';
import { Link, useHydrated, useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { BadgeWatch } from '#features/exhibition/own-badge.ts';
import type { ExhibitionHomeFragment } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';

type Props = { readonly exhibition: ExhibitionHomeFragment };

/**
 * The way to a badge, or to the one that this device has. One link, whose target changes: a press on a link that is replaced
 * meanwhile would be lost.
 */
export function BadgeLink({ exhibition }: Props) {
  const hydrated = useHydrated();
  const { device } = useRouteContext({ from: '__root__' });
  const [hasBadge, setHasBadge] = useState(false);
  const className = buttonStyle({ look: 'primary' });
  return (
    <>
      {hasBadge ? (
        <Link to={device === 'phone' ? '/myBadge' : '/expo/badge/view'} className={className}>
          <Trans>Your badge</Trans>
        </Link>
      ) : (
        <Link
          to="/$exhibition/$status"
          params={{ exhibition: exhibitionParam(exhibition), status: 'preregister' }}
          className={className}
        >
          <Trans>Get your badge</Trans>
        </Link>
      )}
      {hydrated && (
        <Suspense>
          <BadgeWatch exhibitionId={exhibition.id} onChange={setHasBadge} />
        </Suspense>
      )}
    </>
  );
}
