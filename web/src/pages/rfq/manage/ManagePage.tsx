import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { LoginOffer } from '#features/private-page/LoginOffer.tsx';
import { RfqStateText } from '#features/rfq/RfqStateText.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { PageTop } from '../../PageTop.tsx';
import { RfqListSkeleton } from '#features/rfq/RfqListSkeleton.tsx';
import { rfqStates } from './manage-search.ts';

const RfqList = privatePart(() => import('./RfqList.tsx').then((module) => module.RfqList));
const route = getRouteApi('/rfq/manage');

/** The buyer's RFQs by state. */
export function ManagePage() {
  const search = route.useSearch();
  const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>Your requests for quotation</Trans>} />
      <PrivatePage
        skeleton={<RfqListSkeleton />}
        guest={
          <LoginOffer>
            <Trans>Your requests and the suppliers’ quotations are here.</Trans>
          </LoginOffer>
        }
      >
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <nav className="flex flex-wrap gap-2">
              <Link
                to="/rfq/manage"
                search={{}}
                className={chipStyle}
                activeOptions={{ exact: true, includeSearch: true }}
                {...current(!search.state)}
              >
                <Trans>All</Trans>
              </Link>
              {rfqStates.map((state) => (
                <Link
                  key={state}
                  to="/rfq/manage"
                  search={{ state }}
                  className={chipStyle}
                  activeOptions={{ exact: true, includeSearch: true }}
                  {...current(search.state === state)}
                >
                  <RfqStateText state={state} />
                </Link>
              ))}
            </nav>
            <Link to="/rfq" className={buttonStyle({ look: 'primary' })}>
              <Trans>New request</Trans>
            </Link>
          </div>
          <RfqList search={search} />
        </div>
      </PrivatePage>
    </div>
  );
}
