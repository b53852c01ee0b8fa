import { Trans } from '@lingui/react/macro';
import { PriceText } from '#ui/Texts.tsx';
import type { Line } from './group-lines.ts';

/** What the quantity of a line saves, against the price at the minimum order. */
export function LineSaving({ line: { discount } }: { readonly line: Line }) {
  if (!discount || Number(discount.amount) === 0) return null;
  return (
    <span className="text-sm text-mute">
      <Trans>
        Saves <PriceText value={discount} />
      </Trans>
    </span>
  );
}
