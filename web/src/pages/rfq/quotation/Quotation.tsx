import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { QuotationReply, RfqDetailFragment } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { useFormat } from '#ui/format.ts';
import { Scale } from '#ui/icons-on-demand.tsx';
import { RfqHead } from '#features/rfq/RfqHead.tsx';
import { OwnRfq } from '../OwnRfq.tsx';
import { shownQuotations } from '../shown-quotations.ts';
import { differencesOf, lowestOf, offerOf } from './compare.ts';
import { CompareTable } from './CompareTable.tsx';
import { Decision } from './Decision.tsx';
import { Differences } from './Differences.tsx';

/** The quotations for one RFQ, side by side. */
export function Quotation({ id }: { readonly id: string | undefined }) {
  return (
    <OwnRfq id={id}>
      {(rfq, account, reload) => (
        <div className="grid gap-6">
          <RfqHead rfq={rfq} />
          <p>
            <Link
              to="/rfq/detail"
              search={{ rfq_id: rfq.id }}
              className="line-link text-sm font-semibold underline underline-offset-4"
            >
              <Trans>See your request</Trans>
            </Link>
          </p>
          <Offers rfq={rfq} account={account} onChange={reload} />
        </div>
      )}
    </OwnRfq>
  );
}

type Props = {
  readonly rfq: RfqDetailFragment;
  readonly account: string;
  readonly onChange: () => void;
};

function Offers({ rfq, account, onChange }: Props) {
  const { counted } = useFormat();
  const [deciding, setDeciding] = useState<{ readonly id: string; readonly reply: QuotationReply }>();
  const offers = shownQuotations(rfq.quotations).map((quotation) => offerOf(quotation, rfq));
  if (offers.length === 0)
    return (
      <EmptyView
        icon={Scale}
        title={<Trans>No quotations yet</Trans>}
        actions={
          <Link to="/search/product" className={buttonStyle()}>
            <Trans>Find products</Trans>
          </Link>
        }
      >
        <Trans>We email you when a supplier quotes.</Trans>
      </EmptyView>
    );
  const decided = offers.find(({ quotation }) => quotation.id === deciding?.id);
  return (
    <>
      <p className="text-mute">
        <Trans>All figures are for {counted(rfq.quantity, rfq.unit)}, the quantity of your request.</Trans>
      </p>
      <Differences differences={differencesOf(offers)} rfq={rfq} />
      <CompareTable
        rfq={rfq}
        account={account}
        offers={offers}
        lowest={lowestOf(offers)}
        onDecide={(quotation, reply) => setDeciding({ id: quotation, reply })}
      />
      {deciding && decided && (
        <Decision
          key={`${deciding.id} ${deciding.reply}`}
          offer={decided}
          reply={deciding.reply}
          onDone={() => {
            setDeciding(undefined);
            onChange();
          }}
          onCancel={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
