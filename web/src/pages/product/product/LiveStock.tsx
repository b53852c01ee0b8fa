import { Trans } from '@lingui/react/macro';
import { PackageCheck, Timer } from '#ui/icons-on-demand.tsx';
import { useState } from 'react';
import type { OfferFragment } from '#graphql';
import { useProductOfferChangedSubscription } from '#operations/product-offer-changed.ts';
import { NumberText } from '#ui/Texts.tsx';

/** Stock as it is now: prices and stock change on the page while someone reads it, and the page says so. */
export function LiveStock({ offer, unit }: { offer: OfferFragment; unit: { readonly many: string } }) {
  const { id, stock, changedAt } = offer;
  const [atFirst] = useState(changedAt);
  // The answer lands in the cache under the same id, so the page's query shows it.
  useProductOfferChangedSubscription({ variables: { id }, ignoreResults: true });
  const Icon = stock > 0 ? PackageCheck : Timer;
  return (
    <p role="status" className="flex items-start gap-2 text-sm">
      <Icon aria-hidden size={18} className={stock > 0 ? 'shrink-0 text-trust' : 'shrink-0 text-mute'} />
      <span>
        {stock > 0 ? (
          <Trans>
            <NumberText value={stock} /> {unit.many} ready to ship
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
