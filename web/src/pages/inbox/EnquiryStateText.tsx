import { Trans } from '@lingui/react/macro';
import type { EnquiryState } from '#graphql';

/** What has become of an enquiry. */
export function EnquiryStateText({ state }: { readonly state: EnquiryState }) {
  switch (state) {
    case 'OPEN':
      return <Trans>Waiting for a reply</Trans>;
    case 'ANSWERED':
      return <Trans>Replied</Trans>;
    case 'CLOSED':
      return <Trans>Closed</Trans>;
  }
}
