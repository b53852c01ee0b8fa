import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { Suspense } from 'react';
import { privatePart } from '#features/private-page/private-part.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { PageTop } from '../../PageTop.tsx';
import { useLink } from '../../use-link.ts';
import { LinkedTicketSkeleton } from './LinkedTicketSkeleton.tsx';

const LinkedTicket = privatePart(() => import('./LinkedTicket.tsx').then((module) => module.LinkedTicket));

const route = getRouteApi('/ticket');

/** A message to our team, for who wrote it: by the link of a mail, without a login. */
export function TicketByLinkPage() {
  const hydrated = useHydrated();
  const { link } = useLink(route.useSearch().ticket_token);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Your message to our team</Trans>} />
      {!hydrated ? (
        <LinkedTicketSkeleton />
      ) : link === undefined ? (
        <NoLinkedTicket />
      ) : (
        <Suspense fallback={<LinkedTicketSkeleton />}>
          <LinkedTicket key={link} link={link} missing={<NoLinkedTicket />} />
        </Suspense>
      )}
    </div>
  );
}

function NoLinkedTicket() {
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>This link doesn’t work</Trans>}
      actions={
        <Link to="/customer-service" className={buttonStyle({ look: 'primary' })}>
          <Trans>Contact our team</Trans>
        </Link>
      }
    >
      <Trans>
        It may be incomplete or have expired. Please use the link in the latest email from our team.
      </Trans>
    </EmptyView>
  );
}
