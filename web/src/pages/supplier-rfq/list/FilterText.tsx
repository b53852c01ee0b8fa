import { Trans } from '@lingui/react/macro';
import type { ListSearch } from './list-search.ts';

/** The name of a list of RFQs. */
export function FilterText({ show }: { readonly show: NonNullable<ListSearch['show']> }) {
  switch (show) {
    case 'TO_ANSWER':
      return <Trans>To answer</Trans>;
    case 'CHOSEN':
      return <Trans>Sent to you</Trans>;
    case 'OPEN':
      return <Trans>Open to all suppliers</Trans>;
    case 'QUOTED':
      return <Trans>Quoted</Trans>;
    case 'DECLINED':
      return <Trans>Declined</Trans>;
    case 'ALL':
      return <Trans>All</Trans>;
  }
}
