import { Trans } from '@lingui/react/macro';
import type { ScanStatus } from '#graphql';

/** What the service says about a scan, in a word. */
export function OutcomeTitle({ status }: { readonly status: ScanStatus }) {
  switch (status) {
    case 'CHECKED_IN':
      return <Trans>Checked in</Trans>;
    case 'ALREADY_CHECKED_IN':
      return <Trans>Already checked in</Trans>;
    case 'REVOKED':
      return <Trans>Revoked badge</Trans>;
    case 'UNKNOWN':
      return <Trans>Unknown number</Trans>;
    case 'OTHER_EXHIBITION':
      return <Trans>Badge of another fair</Trans>;
  }
}
