import { Trans } from '@lingui/react/macro';
import type { LeadStatus } from '#graphql';

/** Why a lead was not accepted. */
export function RefusedText({ status }: { readonly status: Exclude<LeadStatus, 'SAVED'> }) {
  switch (status) {
    case 'REVOKED':
      return <Trans>It has been revoked.</Trans>;
    case 'UNKNOWN':
      return <Trans>The visitor may have deleted their account.</Trans>;
    case 'INVALID_CODE':
    case 'OTHER_EXHIBITION':
      return <Trans>It isn’t a badge of this fair.</Trans>;
  }
}

/** The same in a few words. */
export function RefusedTitle({ status }: { readonly status: Exclude<LeadStatus, 'SAVED'> }) {
  return status === 'UNKNOWN' ? (
    <Trans>This lead is no longer stored</Trans>
  ) : (
    <Trans>No lead from this badge</Trans>
  );
}
