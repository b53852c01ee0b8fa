import { Trans } from '@lingui/react/macro';
import { QuotationStateText } from '#features/rfq/QuotationStateText.tsx';
import type { QuotationFiguresFragment, SupplierRfqDetailFragment } from '#graphql';
import { useWithdrawQuotationMutation } from '#operations/withdraw-quotation.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { AttachedFiles } from '#ui/attachment/AttachedFiles.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { DateText, PerUnit, PriceText } from '#ui/Texts.tsx';

type Props = { readonly rfq: SupplierRfqDetailFragment; readonly onChange: () => void };

/** The supplier's quotations, the newest first, with what became of each. */
export function SentQuotations({ rfq: { quotations }, onChange }: Props) {
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">
        <Trans>Your quotations</Trans>
      </h2>
      <ul className="grid gap-3">
        {quotations.map((quotation) => (
          <Sent key={quotation.id} quotation={quotation} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

type SentProps = { readonly quotation: QuotationFiguresFragment; readonly onChange: () => void };

function Sent({ quotation, onChange }: SentProps) {
  const { counted } = useFormat();
  const { id, number, state, ladder, unit, shipmentTerm, port, validUntil, createdAt, declineReason } =
    quotation;
  const [withdraw, { loading }] = useWithdrawQuotationMutation();
  const { error, attempt } = useAttempt();
  const takeBack = async () => {
    if (await attempt(withdraw({ variables: { id } }), (data) => data.withdrawQuotation)) onChange();
  };
  return (
    <li className="grid gap-2 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="figures font-semibold">{number}</bdi>
          <span className="text-sm text-mute">
            <DateText iso={createdAt.slice(0, 10)} />
          </span>
        </span>
        <span className="text-sm font-semibold">
          <QuotationStateText viewer="supplier" state={state} />
        </span>
      </p>
      <ul className="figures text-sm">
        {ladder.map(({ minimumQuantity, price }) => (
          <li key={minimumQuantity} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="text-mute">
              <Trans>From {counted(minimumQuantity, unit)}</Trans>
            </span>
            <span>
              <PriceText value={price} className="font-semibold" />
              <PerUnit unit={unit} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-3 text-sm text-mute">
        <span>{[shipmentTerm.code, port].filter(Boolean).join(' ')}</span>
        <span>
          <Trans>
            Valid until <DateText iso={validUntil} />
          </Trans>
        </span>
      </p>
      <AttachedFiles files={quotation.attachments} />
      {declineReason && (
        <p dir="auto" className="text-match text-sm wrap-anywhere">
          {declineReason}
        </p>
      )}
      <ErrorOfOperation error={error} />
      {state === 'SENT' && (
        <Button pending={loading} onClick={() => void takeBack()} className="justify-self-start">
          <Trans>Withdraw this quotation</Trans>
        </Button>
      )}
    </li>
  );
}
