import { Trans } from '@lingui/react/macro';
import { PriceText } from '#ui/Texts.tsx';
import { useFormat, type MoneyAmount, type UnitName } from '#ui/format.ts';

type Props = {
  readonly price: MoneyAmount;
  readonly total: MoneyAmount;
  readonly quantity: number;
  /** Whether the supplier's prices are free on board; an imported catalogue may not state it. */
  readonly isFob: boolean;
  readonly unit: UnitName;
};

/** Unit price, quantity and total; updated while the visitor types. */
export function Total({ price, total, quantity, isFob, unit }: Props) {
  const { counted } = useFormat();
  return (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
      <span className="text-mute">
        <bdi>{counted(quantity, unit)}</bdi> × <PriceText value={price} />
      </span>
      <span className="min-w-0">
        <span className="text-sm text-mute">{isFob ? <Trans>Total, FOB</Trans> : <Trans>Total</Trans>}</span>{' '}
        <PriceText value={total} className="text-2xl font-bold" />
      </span>
    </p>
  );
}
