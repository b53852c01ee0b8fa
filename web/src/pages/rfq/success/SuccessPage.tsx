import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { inBackground } from '#ui/on-demand.tsx';
import { ReceivedNote } from '#ui/ReceivedNote.tsx';
import { PageTop } from '../../PageTop.tsx';
import { WhatHappensNext } from '../WhatHappensNext.tsx';

const ChoosePassword = inBackground(() =>
  import('./ChoosePassword.tsx').then((module) => module.ChoosePassword),
);
const route = getRouteApi('/rfq/success');

/** The number of the RFQ, what happens next, and a password for an account that has none. */
export function SuccessPage() {
  const { rfq_id: id } = route.useSearch();
  const state = useRouterState({ select: ({ location }) => location.state.rfq });
  // The state is the browser's: the server knows none.
  const isHydrated = useHydrated();
  const rfq = isHydrated && state && state.id === id ? state : undefined;
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>Request sent</Trans>} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-6">
          <ReceivedNote heading="h2">
            <p>
              {rfq ? (
                <Trans>
                  Its number is <bdi className="figures font-bold">{rfq.number}</bdi>. We email you each
                  quotation.
                </Trans>
              ) : (
                <Trans>We email you each quotation.</Trans>
              )}
            </p>
            <div className="flex flex-wrap gap-2">
              {id !== undefined && (
                <Link to="/rfq/detail" search={{ rfq_id: id }} className={buttonStyle({ look: 'primary' })}>
                  <Trans>See your request</Trans>
                </Link>
              )}
              <Link to="/rfq/manage" className={buttonStyle(id === undefined ? { look: 'primary' } : {})}>
                <Trans>All your requests</Trans>
              </Link>
            </div>
          </ReceivedNote>
          {rfq?.isNew && (
            <Suspense>
              <ChoosePassword />
            </Suspense>
          )}
        </div>
        <WhatHappensNext />
      </div>
    </div>
  );
}
