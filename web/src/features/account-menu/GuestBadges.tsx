import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useBadgesHere } from '#platform/badges-here.ts';
import { BarPlace, barPlace } from '#ui/BarPlace.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import { IdCard } from '#ui/icons-on-demand.tsx';

const exactly = { exact: true, includeSearch: false } as const;

/** A guest has no menu: the link to the badges that this device has. Few guests have any, so no page waits for it. */
export function GuestBadges({ place }: { readonly place: 'header' | 'bar' }) {
  const { device } = useRouteContext({ from: '__root__' });
  if (useBadgesHere().size === 0) return null;
  return (
    <Link
      to={device === 'phone' ? '/myBadge' : '/expo/badge/view'}
      activeOptions={exactly}
      className={place === 'bar' ? barPlace : classes(buttonStyle({ look: 'quiet' }), '@max-[44rem]:hidden')}
    >
      {place === 'bar' ? (
        <BarPlace icon={IdCard}>
          <Trans>Badges</Trans>
        </BarPlace>
      ) : (
        <Trans>My badges</Trans>
      )}
    </Link>
  );
}
