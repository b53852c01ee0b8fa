import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chipStyle } from '#ui/Chip.tsx';

const chosen = `${chipStyle} aria-[current=page]:border-ink aria-[current=page]:font-semibold`;

/** The pages with what a person has kept: each leads to the others. */
export function FollowTabs() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`What you follow`} className="flex flex-wrap gap-2">
      <Link to="/myFavorite/$kind" params={{ kind: 'product' }} className={chosen}>
        <Trans>Products</Trans>
      </Link>
      <Link to="/myFavorite/$kind" params={{ kind: 'exhibitor' }} className={chosen}>
        <Trans>Exhibitors</Trans>
      </Link>
      <Link to="/myFavorite/exhibitorCard" className={chosen}>
        <Trans>Saved cards</Trans>
      </Link>
    </nav>
  );
}
