import { Trans } from '@lingui/react/macro';
import type { RfqState } from '#graphql';

/** What has become of an RFQ. */
export function RfqStateText({ state }: { readonly state: RfqState }) {
  switch (state) {
    case 'OPEN':
      return <Trans>Open for quotations</Trans>;
    case 'EXPIRED':
      return <Trans>Last day is over</Trans>;
    case 'AWARDED':
      return <Trans>Awarded</Trans>;
    case 'CLOSED':
      return <Trans>Closed</Trans>;
  }
}
