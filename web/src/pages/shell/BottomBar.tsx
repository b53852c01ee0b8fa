import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AccountEntry } from '#features/account-menu/AccountEntry.tsx';
import { FileText, House, MessageSquare, Search, type Icon } from '#ui/icons.tsx';
import type { ReactNode } from 'react';
import { barPlace, BarPlace } from '#ui/BarPlace.tsx';
import { renderedOnce } from '#fast/rendered-once.tsx';
import { below, exactly, usePlace } from './use-place.ts';

const places = ['/', '/search/product', '/rfq', '/inbox', '/login'] as const;

/** The navigation bar of a phone. It contains only links to existing pages. */
export function BottomBar() {
  return <BottomBarAt place={usePlace(places)} />;
}

const BottomBarAt = renderedOnce(
  'BottomBar',
  (_: { readonly place: (typeof places)[number] | undefined }) => {
    const { t } = useLingui();
    return (
      <nav
        aria-label={t`Main`}
        className="bottom-bar z-30 grid h-[calc(56px+env(safe-area-inset-bottom))] auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tall:fixed tall:inset-x-0 tall:bottom-0 md:hidden"
      >
        <Place to="/" icon={House}>
          <Trans>Home</Trans>
        </Place>
        <Place to="/search/product" icon={Search}>
          <Trans>Search</Trans>
        </Place>
        <Place to="/rfq" icon={FileText}>
          <Trans>RFQ</Trans>
        </Place>
        <Place to="/inbox" icon={MessageSquare}>
          <Trans>Messages</Trans>
        </Place>
        <AccountEntry place="bar" />
      </nav>
    );
  },
);

function Place({
  to,
  icon: Icon,
  children,
}: {
  to: (typeof places)[number];
  icon: Icon;
  children: ReactNode;
}) {
  return (
    <Link to={to} activeOptions={to === '/' ? exactly : below} className={barPlace}>
      <BarPlace icon={Icon}>{children}</BarPlace>
    </Link>
  );
}
