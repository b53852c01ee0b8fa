import { Trans } from '@lingui/react/macro';
import type { QuotationState } from '#graphql';

type Props = { readonly state: QuotationState; readonly viewer: 'buyer' | 'supplier' };

/** What has become of a quotation. */
export function QuotationStateText({ state, viewer }: Props) {
  switch (state) {
    case 'SENT':
      return viewer === 'buyer' ? (
        <Trans>Waiting for your decision</Trans>
      ) : (
        <Trans>Waiting for the buyer’s decision</Trans>
      );
    case 'EXPIRED':
      return <Trans>No longer valid</Trans>;
    case 'WITHDRAWN':
      return <Trans>Withdrawn</Trans>;
    case 'REPLACED':
      return <Trans>Replaced by a newer one</Trans>;
    case 'ACCEPTED':
      return <Trans>Accepted</Trans>;
    case 'DECLINED':
      return <Trans>Declined</Trans>;
  }
}
