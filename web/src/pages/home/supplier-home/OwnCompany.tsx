import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CardRequests } from '#features/card/CardRequests.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useOwnCompanyQuery } from '#operations/own-company.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Building2 } from '#ui/icons-verification.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CompanyOverview } from './CompanyOverview.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnStands } from './OwnStands.tsx';
import { OwnCompanySkeleton } from './OwnCompanySkeleton.tsx';
import { SupplierLoginOffer } from './SupplierLoginOffer.tsx';

const OwnLeads = privatePart(() => import('./OwnLeads.tsx').then((module) => module.OwnLeads));

/** A supplier's own company, as soon as it is known who asks. */
export function OwnCompany() {
  return (
    <PrivatePart kind="supplier" page skeleton={<OwnCompanySkeleton />} guest={<SupplierLoginOffer />}>
      <Own />
    </PrivatePart>
  );
}

function Own() {
  const read = useOwnCompanyQuery({ skip: useSignedIn() !== 'supplier' });
  return (
    <OwnData read={read}>
      {({ supplierId, state, supplier, stands, sessions }, retry, faultOf) => (
        <>
          {state === 'REMOVED' ? (
            <NoLongerListed />
          ) : supplier ? (
            <CompanyOverview supplier={supplier} isListed={state === 'LISTED'} />
          ) : (
            <NotLoaded page error={faultOf('supplier')} onRetry={retry} />
          )}
          <OwnStands stands={stands} />
          {stands && stands.length > 0 && (
            <Suspense>
              <OwnLeads supplierId={supplierId} stands={stands} />
            </Suspense>
          )}
          <CardRequests />
          <OwnSessions sessions={sessions} fault={faultOf('sessions')} onEnded={retry} />
        </>
      )}
    </OwnData>
  );
}

function NoLongerListed() {
  return (
    <EmptyView
      icon={Building2}
      page
      title={<Trans>Your company is no longer listed</Trans>}
      actions={
        <Link to="/customer-service" className={buttonStyle({ look: 'primary' })}>
          <Trans>Contact our team</Trans>
        </Link>
      }
    >
      <Trans>Buyers can’t see your company or its products. If this is a mistake, please contact us.</Trans>
    </EmptyView>
  );
}
