import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { QuotationStateText } from '#features/rfq/QuotationStateText.tsx';
import { RfqStateText } from '#features/rfq/RfqStateText.tsx';
import type { SupplierRfqListQuery } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { CountryText, DateText, PerUnit, PriceText } from '#ui/Texts.tsx';

type Viewer = Extract<NonNullable<SupplierRfqListQuery['viewer']>, { __typename: 'SupplierUser' }>;
type Rfq = NonNullable<Viewer['rfqs']>['nodes'][number];
type Props = { readonly rfq: Rfq };

/** An RFQ in a supplier's list: what and how many, until when, and what the supplier has done with it. */
export function SupplierRfqRow({ rfq }: Props) {
  const { counted } = useFormat();
  const { id, number, productName, quantity, unit, targetPrice, countryCode, state, expiresOn, isChosen } =
    rfq;
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-lg border border-line p-4 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <Link
          to="/supplier-rfqs/$rfqId"
          params={{ rfqId: id }}
          dir="auto"
          className="text-match line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {productName}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-mute">
          <bdi className="figures">{number}</bdi>
          <span className="figures">{counted(quantity, unit)}</span>
          {targetPrice && (
            <span className="figures">
              <PriceText value={targetPrice} />
              <PerUnit unit={unit} />
            </span>
          )}
          {countryCode && <CountryText code={countryCode} />}
        </p>
      </div>
      <div className="grid content-start gap-1 text-sm sm:justify-items-end sm:text-end">
        <span className="font-semibold">
          <OwnAnswer rfq={rfq} />
        </span>
        <span className="text-mute">
          {state === 'OPEN' ? (
            <Trans>
              Open until <DateText iso={expiresOn} />
            </Trans>
          ) : (
            <RfqStateText state={state} />
          )}
          {isChosen && (
            <>
              {' · '}
              <Trans>Sent to you</Trans>
            </>
          )}
        </span>
      </div>
    </li>
  );
}

function OwnAnswer({ rfq: { quotations, declinedAt, seenAt, state } }: Props) {
  const [latest] = quotations;
  if (latest) return <QuotationStateText viewer="supplier" state={latest.state} />;
  if (declinedAt !== null) return <Trans>You declined</Trans>;
  if (state !== 'OPEN') return <Trans>Not quoted</Trans>;
  return seenAt === null ? <Trans>New</Trans> : <Trans>Not quoted yet</Trans>;
}
