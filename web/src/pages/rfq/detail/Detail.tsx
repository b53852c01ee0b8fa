import { Trans } from '@lingui/react/macro';
import { RfqFacts } from '#features/rfq/RfqFacts.tsx';
import { RfqHead } from '#features/rfq/RfqHead.tsx';
import type { RfqDetailFragment } from '#graphql';
import { OwnRfq } from '../OwnRfq.tsx';
import { RfqActions } from './RfqActions.tsx';
import { SupplierStates } from './SupplierStates.tsx';

/** Everything about one RFQ: what was asked, of whom, and what came of it. */
export function Detail({ id }: { readonly id: string | undefined }) {
  return (
    <OwnRfq id={id}>
      {(rfq, _account, reload) => (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className="grid gap-6">
            <RfqHead rfq={rfq} />
            <RfqFacts rfq={rfq} more={ownFacts(rfq)} />
          </div>
          <div className="grid gap-8">
            <SupplierStates rfq={rfq} />
            <RfqActions rfq={rfq} onChange={reload} />
          </div>
        </div>
      )}
    </OwnRfq>
  );
}

const ownFacts = ({ isOpen, contact }: RfqDetailFragment) => [
  {
    key: 'isOpen',
    name: <Trans>Who may quote</Trans>,
    value: isOpen ? <Trans>All suppliers in the category</Trans> : <Trans>Only suppliers you chose</Trans>,
  },
  {
    key: 'contact',
    name: <Trans>Contact</Trans>,
    value: [contact.name, contact.companyName, contact.email, contact.phone].filter(Boolean).join(' · '),
  },
];
