import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useBadgesHere } from '#platform/badges-here.ts';
import { IdCard } from '#ui/icons-on-demand.tsx';

type Props = {
  readonly exhibitionId: string;
  readonly className: string;
};

/** A link to the badge of an exhibition that this device has; nothing without one. */
export function OwnBadgeLink({ exhibitionId, className }: Props) {
  const { device } = useRouteContext({ from: '__root__' });
  if (!useBadgesHere().has(exhibitionId)) return null;
  return (
    <Link to={device === 'phone' ? '/myBadge' : '/expo/badge/view'} className={className}>
      <IdCard aria-hidden size={20} />
      <Trans>Your badge</Trans>
    </Link>
  );
}
