import { Trans, useLingui } from '@lingui/react/macro';
import type { Followable } from '#features/follow/followable.ts';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { Package } from '#ui/icons.tsx';

type Props = { readonly kind: Followable['kind']; readonly id: string };

/** A followed product, supplier or exhibitor that no longer exists. */
export function GoneFollow({ kind, id }: Props) {
  const { t } = useLingui();
  const names = {
    product: t`a product that’s no longer available`,
    supplier: t`a supplier no longer on Fairgate`,
    exhibitor: t`an exhibitor no longer at the fair`,
  };
  return (
    <div className="grid content-start justify-items-start gap-2 rounded-md border border-dashed border-edge p-4 text-sm text-mute">
      <Package aria-hidden size={28} strokeWidth={1.5} />
      <p>
        {kind === 'product' && <Trans>This product is no longer available.</Trans>}
        {kind === 'supplier' && <Trans>This supplier is no longer on Fairgate.</Trans>}
        {kind === 'exhibitor' && <Trans>This exhibitor is no longer at the fair.</Trans>}
      </p>
      <FollowToggle kind={kind} id={id} name={names[kind]} labelled />
    </div>
  );
}
