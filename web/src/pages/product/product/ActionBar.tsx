import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MoneyAmount, UnitName } from '#ui/format.ts';
import { PerUnit, PriceText } from '#ui/Texts.tsx';
import { useHeightAs } from '#ui/use-height-as.ts';

type Props = {
  readonly price: MoneyAmount;
  readonly total: MoneyAmount;
  readonly unit: UnitName;
  readonly children: ReactNode;
};

/** The bar at the foot of a phone's product page: price and actions stay visible. */
export function ActionBar({ price, total, unit, children }: Props) {
  return (
    <div
      ref={useHeightAs('--action-bar')}
      className="action-bar z-30 -mx-4 flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] tall:fixed tall:inset-x-0 tall:bottom-0 tall:mx-0 md:hidden"
    >
      <p className="figures min-w-0 flex-[1_1_5rem] leading-tight">
        <PriceText value={price} className="text-lg font-bold" />
        <PerUnit unit={unit} className="text-sm" />
        <span className="block truncate text-xs text-mute">
          <Trans>
            Total <PriceText value={total} />
          </Trans>
        </span>
      </p>
      {children}
    </div>
  );
}
