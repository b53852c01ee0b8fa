import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ExhibitionSectionsFragment } from '#graphql';
import { sectionLinkStyle, SectionStrip } from '#ui/SectionStrip.tsx';
import { exhibitionParam } from './exhibition-path.ts';

const currentPage = { 'aria-current': 'page' } as const;
const link = { activeOptions: { exact: true, includeSearch: false }, className: sectionLinkStyle };

type Props = {
  readonly exhibition: ExhibitionSectionsFragment;
  /** The section of the page, where it has several addresses. */
  readonly here?: 'overview' | 'products' | 'eshow';
};

/** The sections of an exhibition, each with an address of its own. A new section gets its link here. */
export function ExhibitionSections({ exhibition, here }: Props) {
  const { t } = useLingui();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { id: exhibitionId, siteName, status, eshowName, fairPages, hasLottery, hasSharing } = exhibition;
  const [fairPage] = fairPages;
  const params = { exhibition: exhibitionParam(exhibition) };
  return (
    <SectionStrip label={t`Sections of the fair`} current={pathname}>
      <Link to="/$exhibition" params={params} {...link} {...(here === 'overview' && currentPage)}>
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
      {fairPage && (
        <Link
          to="/fair{$fair}"
          params={{ fair: { websiteEnName: siteName, pageId: fairPage.pageId } }}
          {...link}
          {...(here === 'products' && currentPage)}
        >
          <Trans>Products</Trans>
        </Link>
      )}
      {eshowName !== null && (
        <Link
          to="/eshow{$eshow}"
          params={{ eshow: { countryName: siteName, shortName: eshowName } }}
          {...link}
          {...(here === 'eshow' && currentPage)}
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
    </SectionStrip>
  );
}
