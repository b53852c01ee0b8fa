import { Trans } from '@lingui/react/macro';
import type { RfqDetailFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { PerUnit, PriceText } from '#ui/Texts.tsx';
import type { Offer } from './compare.ts';

type Props = { readonly offer: Offer; readonly rfq: RfqDetailFragment };

/** The unit price at the buyer's quantity, and the tier that it comes from. */
export function PriceCell({ offer: { quotation, tier, isOwnUnit } }: Props) {
  const { counted } = useFormat();
  const { unit, ladder } = quotation;
  const [first] = ladder;
  if (!tier)
    return (
      <>
        {first && (
          <>
            <PriceText value={first.price} className="font-semibold" />
            <PerUnit unit={unit} />
          </>
        )}
        <span className="block text-time">
          {isOwnUnit ? <Trans>No price for your quantity</Trans> : <Trans>In another unit</Trans>}
        </span>
      </>
    );
  const from = counted(tier.minimumQuantity, unit);
  return (
    <>
      <PriceText value={tier.price} className="text-lg font-bold" />
      <PerUnit unit={unit} />
      <span className="block text-mute">
        <Trans>Price from {from}</Trans>
      </span>
    </>
  );
}

/** What the order costs, and how it is counted. */
export function TotalCell({ offer, rfq }: Props) {
  const { number } = useFormat();
  const { tier, total, isOwnCurrency, quotation } = offer;
  if (!tier || !total)
    return (
      <span className="text-mute">
        <Trans>Can’t be calculated</Trans>
      </span>
    );
  const quantity = number(rfq.quantity);
  return (
    <>
      <PriceText value={total} className="font-bold" />
      <span className="block text-mute">
        <bdi dir="ltr">
          {quantity} × <PriceText value={tier.price} />
          {quotation.toolingCost && Number(quotation.toolingCost.amount) > 0 && (
            <>
              {' + '}
              <PriceText value={quotation.toolingCost} />
            </>
          )}
        </bdi>
      </span>
      {!isOwnCurrency && (
        <span className="block text-time">
          <Trans>
            In {quotation.currencyCode}, not {rfq.currencyCode}
          </Trans>
        </span>
      )}
    </>
  );
}
