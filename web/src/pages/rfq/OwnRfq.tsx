import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { RfqDetailFragment } from '#graphql';
import { useRfqByIdQuery } from '#operations/rfq-by-id.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';

type Props = {
  readonly id: string | undefined;
  /** `account`: the id of the buyer; `reload`: after a change. */
  readonly children: (rfq: RfqDetailFragment, account: string, reload: () => void) => ReactNode;
};

/** One RFQ of the buyer, with everything; that of somebody else does not exist here. */
export function OwnRfq({ id, children }: Props) {
  const signedIn = useSignedIn();
  const read = useRfqByIdQuery({
    variables: { id: id ?? '0' },
    skip: id === undefined || signedIn !== 'buyer',
    fetchPolicy: 'cache-and-network',
  });
  if (id === undefined) return <NotThere />;
  return (
    <OwnData read={read}>
      {(buyer, reload) => (buyer.rfq ? children(buyer.rfq, buyer.id, reload) : <NotThere />)}
    </OwnData>
  );
}

function NotThere() {
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Request not found</Trans>}
      actions={
        <Link to="/rfq/manage" className={buttonStyle({ look: 'primary' })}>
          <Trans>All your requests</Trans>
        </Link>
      }
    >
      <Trans>The link may be incomplete, or the request belongs to another account.</Trans>
    </EmptyView>
  );
}
