import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RfqDetailFragment } from '#graphql';
import { AttachedFiles } from '#ui/attachment/AttachedFiles.tsx';
import { useFormat } from '#ui/format.ts';
import { DateText, PriceText } from '#ui/Texts.tsx';
import { AskFor } from './AskFor.tsx';
import type { Offer } from './compare.ts';
import { PriceCell, TotalCell } from './PriceCells.tsx';

export type Row = {
  readonly key: string;
  readonly name: ReactNode;
  readonly cell: (offer: Offer) => ReactNode;
};

/** The facts of quotations in the order in which buyers decide. What a supplier left out can be asked by one tap. */
export function useRows(rfq: RfqDetailFragment, account: string): readonly Row[] {
  const { t } = useLingui();
  const { counted, range } = useFormat();
  return [
    {
      key: 'price',
      name: <Trans>Unit price</Trans>,
      cell: (offer) => <PriceCell offer={offer} rfq={rfq} />,
    },
    {
      key: 'total',
      name: <Trans>Total</Trans>,
      cell: (offer) => <TotalCell offer={offer} rfq={rfq} />,
    },
    {
      key: 'tooling',
      name: <Trans>Tools and moulds</Trans>,
      cell: ({ quotation }) =>
        quotation.toolingCost ? (
          <Cost value={quotation.toolingCost} free={t`None needed`} />
        ) : (
          <AskFor
            quotation={quotation}
            account={account}
            field="tooling"
            text={t`About quotation ${quotation.number}: what do tools and moulds cost?`}
          />
        ),
    },
    {
      key: 'sample',
      name: <Trans>Sample</Trans>,
      cell: ({ quotation }) =>
        quotation.sampleCost ? (
          <Cost value={quotation.sampleCost} free={t`Free`} />
        ) : (
          <AskFor
            quotation={quotation}
            account={account}
            field="sample"
            text={t`About quotation ${quotation.number}: what does a sample cost?`}
          />
        ),
    },
    {
      key: 'minimum',
      name: <Trans>Minimum order</Trans>,
      cell: ({ quotation, isTooFew }) => (
        <>
          {counted(quotation.minimumOrder, quotation.unit)}
          {isTooFew && (
            <span className="block text-time">
              <Trans>More than you need</Trans>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'term',
      name: <Trans>Incoterm</Trans>,
      cell: ({ quotation }) => quotation.shipmentTerm.name,
    },
    {
      key: 'port',
      name: <Trans>Port or place</Trans>,
      cell: ({ quotation }) =>
        quotation.port ? (
          <bdi>{quotation.port}</bdi>
        ) : (
          <AskFor
            quotation={quotation}
            account={account}
            field="port"
            text={t`About quotation ${quotation.number}: which port or place does the Incoterm name?`}
          />
        ),
    },
    {
      key: 'payment',
      name: <Trans>Payment</Trans>,
      cell: ({ quotation }) =>
        quotation.paymentTerm ? (
          quotation.paymentTerm.name
        ) : (
          <AskFor
            quotation={quotation}
            account={account}
            field="payment"
            text={t`About quotation ${quotation.number}: which payment terms do you offer?`}
          />
        ),
    },
    {
      key: 'lead',
      name: <Trans>Lead time</Trans>,
      cell: ({ quotation: { leadTime } }) => {
        const days = range(leadTime.minimumDays, leadTime.maximumDays);
        return <Trans>{days} days</Trans>;
      },
    },
    {
      key: 'ladder',
      name: <Trans>All price tiers</Trans>,
      cell: ({ quotation: { ladder, unit } }) => (
        <ul className="grid gap-0.5">
          {ladder.map(({ minimumQuantity, price }) => {
            const quantity = counted(minimumQuantity, unit);
            return (
              <li key={minimumQuantity}>
                <Trans>
                  from {quantity}: <PriceText value={price} />
                </Trans>
              </li>
            );
          })}
        </ul>
      ),
    },
    {
      key: 'valid',
      name: <Trans>Valid until</Trans>,
      cell: ({ quotation: { validUntil } }) => <DateText iso={validUntil} />,
    },
    {
      key: 'note',
      name: <Trans>Note</Trans>,
      cell: ({ quotation: { note } }) => (
        <span dir="auto" className="text-match whitespace-pre-line">
          {note}
        </span>
      ),
    },
    {
      key: 'attachments',
      name: <Trans>Attachments</Trans>,
      cell: ({ quotation: { attachments } }) => <AttachedFiles files={attachments} />,
    },
    {
      key: 'messages',
      name: <Trans>Messages</Trans>,
      cell: ({ quotation: { conversationId } }) => (
        <Link
          to="/inbox/$conversationId"
          params={{ conversationId }}
          className="line-link font-semibold underline underline-offset-4"
        >
          <Trans>Open the conversation</Trans>
        </Link>
      ),
    },
  ];
}

function Cost({
  value,
  free,
}: {
  readonly value: { readonly amount: string; readonly currencyCode: string };
  readonly free: string;
}) {
  return Number(value.amount) === 0 ? free : <PriceText value={value} />;
}
