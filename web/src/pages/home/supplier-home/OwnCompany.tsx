import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CardRequests } from '#features/card/CardRequests.tsx';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { SupplierLoginOffer } from '#features/private-page/SupplierLoginOffer.tsx';
import { useOwnCompanyQuery } from '#operations/own-company.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Building2 } from '#ui/icons-verification.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Section } from '#ui/Section.tsx';
import { CompanyOverview } from './CompanyOverview.tsx';
import { InboxEntry } from './InboxEntry.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnStands } from './OwnStands.tsx';
import { OwnCompanySkeleton } from './OwnCompanySkeleton.tsx';
import { RfqsEntry } from './RfqsEntry.tsx';

const OwnCard = privatePart(() => import('../../OwnCard.tsx').then((module) => module.OwnCard));
const OwnLeads = privatePart(() => import('./OwnLeads.tsx').then((module) => module.OwnLeads));

/** A supplier's own company, as soon as it is known who asks. */
export function OwnCompany() {
  return (
    <PrivatePart kind="supplier" page skeleton={<OwnCompanySkeleton />} guest={<SupplierLoginOffer page />}>
      <Own />
    </PrivatePart>
  );
}

function Own() {
  const read = useOwnCompanyQuery({ skip: useSignedIn() !== 'supplier' });
  return (
    <OwnData read={read}>
      {({ supplierId, state, supplier, stands, sessions, inbox, rfqsToAnswer }, retry, faultOf) => (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            {inbox && <InboxEntry unreadCount={inbox.unreadCount} totalCount={inbox.totalCount} />}
            {rfqsToAnswer && <RfqsEntry count={rfqsToAnswer.totalCount} />}
          </div>
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
          <Section id="card" title={<Trans>My business card</Trans>}>
            <div className="grid max-w-3xl gap-6">
              <Suspense fallback={<CardSkeleton />}>
                <OwnCard />
              </Suspense>
            </div>
          </Section>
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
