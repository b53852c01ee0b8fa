import { Trans } from '@lingui/react/macro';
import { NumberText, PriceText } from '#ui/Texts.tsx';
import type { MoneyAmount } from '#ui/format.ts';

type Props = {
  readonly price: MoneyAmount;
  readonly total: MoneyAmount;
  readonly quantity: number;
  /** Whether the supplier's prices are free on board; an imported catalogue may not state it. */
  readonly isFob: boolean;
  readonly unit: { readonly one: string; readonly many: string };
};

/** Unit price, quantity and total; updated while the visitor types. */
export function Total({ price, total, quantity, isFob, unit }: Props) {
  return (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
      <span className="text-mute">
        <NumberText value={quantity} /> {quantity === 1 ? unit.one : unit.many} × <PriceText value={price} />
      </span>
      <span className="min-w-0">
        <span className="text-sm text-mute">{isFob ? <Trans>Total, FOB</Trans> : <Trans>Total</Trans>}</span>{' '}
        <PriceText value={total} className="text-2xl font-bold" />
      </span>
    </p>
  );
}
