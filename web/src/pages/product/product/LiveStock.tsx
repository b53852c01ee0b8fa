import { Trans } from '@lingui/react/macro';
import { PackageCheck, Timer } from '#ui/icons-on-demand.tsx';
import { useState } from 'react';
import type { OfferFragment } from '#graphql';
import { useProductOfferChangedSubscription } from '#operations/product-offer-changed.ts';
import { useFormat, type UnitName } from '#ui/format.ts';

type Props = {
  /** Of the product: its changes are those of its variants too. */
  readonly offer: OfferFragment;
  /** Of the chosen variant. */
  readonly stock: number;
  readonly unit: UnitName;
};

/** The current stock: prices and stock update live on the open page. */
export function LiveStock({ offer, stock, unit }: Props) {
  const { id, changedAt } = offer;
  const { counted } = useFormat();
  const [atFirst] = useState(changedAt);
  // The payload updates the cache under the same id, so that the page's query shows it.
  useProductOfferChangedSubscription({ variables: { id }, ignoreResults: true });
  const Icon = stock > 0 ? PackageCheck : Timer;
  return (
    <p role="status" className="flex items-start gap-2 text-sm">
      <Icon aria-hidden size={18} className="shrink-0 text-mute" />
      <span>
        {stock > 0 ? (
          <Trans>
            <bdi suppressHydrationWarning>{counted(stock, unit)}</bdi> ready to ship
          </Trans>
        ) : (
          <Trans>Made to order</Trans>
        )}
        {changedAt !== atFirst && (
          <span className="appear text-time">
            {' '}
            · <Trans>updated just now</Trans>
          </span>
        )}
      </span>
    </p>
  );
}
