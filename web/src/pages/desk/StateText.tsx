import { Trans } from '@lingui/react/macro';
import type { TicketState } from '#graphql';

/** What our team has done with a ticket, in words. */
export function StateText({ state }: { readonly state: TicketState }) {
  switch (state) {
    case 'OPEN':
      return <Trans context="state of a request">Open</Trans>;
    case 'ASSIGNED':
      return <Trans>Assigned</Trans>;
    case 'ANSWERED':
      return <Trans>Answered</Trans>;
    case 'CLOSED':
      return <Trans>Closed</Trans>;
  }
}
