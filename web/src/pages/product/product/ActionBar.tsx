import { Trans, useLingui } from '@lingui/react/macro';
import { useShare } from '#features/share/use-share.ts';
import { Share2 } from '#ui/icons.tsx';
import { Button } from '#ui/Button.tsx';
import type { MoneyAmount } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PriceText } from '#ui/Texts.tsx';

type Props = { readonly price: MoneyAmount; readonly total: MoneyAmount; readonly unit: { readonly one: string }; readonly onQuantity: () => void };

/** The foot of a phone's product page: the price stays in sight, and what can be done stays under the thumb. */
export function ActionBar({ price, total, unit, onQuantity }: Props) {
  const { t } = useLingui();
  const share = useShare();
  return (
    <div className="action-bar fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-paper ps-4 pe-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden">
      <p className="figures min-w-0 flex-[1_1_7.5rem] leading-tight">
        <PriceText value={price} className="text-lg font-bold" /><span className="text-sm text-mute"> / {unit.one}</span>
        <span className="block truncate text-xs text-mute"><Trans>Total <PriceText value={total} /></Trans></span>
      </p>
      <IconButton icon={Share2} label={t`Share`} onClick={share} />
      <Button look="primary" className="min-w-0 max-[18rem]:flex-1" onClick={onQuantity}><Trans>Choose quantity</Trans></Button>
    </div>
  );
}
