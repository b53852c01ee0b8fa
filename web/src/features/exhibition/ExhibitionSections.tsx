import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { ExhibitionSectionsFragment } from '#graphql';
import { exhibitionParam } from './exhibition-path.ts';

const style =
  '-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 font-semibold text-mute hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink';
const link = { activeOptions: { exact: true, includeSearch: false }, className: style };

type Props = {
  readonly exhibition: ExhibitionSectionsFragment;
  /** The page is the overview, also at an address without an id. */
  readonly isOverview?: boolean;
};

/** The sections of an exhibition, each with an address of its own. A new section gets its link here. */
export function ExhibitionSections({ exhibition, isOverview = false }: Props) {
  const { t } = useLingui();
  const { id: exhibitionId, siteName, status, eshowName, hasLottery, hasSharing } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  return (
    <nav
      ref={useCurrentInView()}
      aria-label={t`Sections of the fair`}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] print:hidden"
    >
      <div className="flex min-w-max border-b border-line">
        <Link to="/$exhibition" params={params} {...link} {...(isOverview && { 'aria-current': 'page' })}>
          <Trans>Overview</Trans>
        </Link>
        <Link to="/$exhibition/exhibitors" params={params} {...link}>
          <Trans>Exhibitors</Trans>
        </Link>
        <Link to="/$exhibition/hall-plan" params={params} {...link}>
          <Trans>Hall plan</Trans>
        </Link>
        <Link to="/$exhibition/agenda" params={params} {...link}>
          <Trans>Agenda</Trans>
        </Link>
        <Link to="/$exhibition/visits" params={params} {...link}>
          <Trans>My visits</Trans>
        </Link>
        {eshowName !== null && (
          <Link
            to="/eshow{$eshow}"
            params={{ eshow: { countryName: siteName, shortName: eshowName } }}
            {...link}
          >
            <Trans>Online show</Trans>
          </Link>
        )}
        {hasLottery && (
          <Link
            to="/expo{$expo}/lotterywheel"
            params={{ expo: { websiteEnName: siteName, exhibitionId } }}
            {...link}
          >
            <Trans>Prize draw</Trans>
          </Link>
        )}
        {hasSharing && (
          <Link to="/$exhibition/sharing-events" params={params} {...link}>
            <Trans>Share and win</Trans>
          </Link>
        )}
        {status !== 'COMPLETED' && (
          <Link to="/$exhibition/book-stand" params={params} {...link}>
            <Trans>Book a stand</Trans>
          </Link>
        )}
      </div>
    </nav>
  );
}

/** Scrolls the strip, and nothing else, until the current section is in its middle, at once. */
function useCurrentInView() {
  const strip = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  useLayoutEffect(() => {
    const current = strip.current?.querySelector('[aria-current=page]');
    if (!strip.current || !current) return;
    const visible = strip.current.getBoundingClientRect();
    const section = current.getBoundingClientRect();
    strip.current.scrollLeft += section.x + section.width / 2 - (visible.x + visible.width / 2);
  }, [pathname]);
  return strip;
}
