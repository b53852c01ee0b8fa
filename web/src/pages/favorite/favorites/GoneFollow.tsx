import { Trans, useLingui } from '@lingui/react/macro';
import { FollowToggle } from '#features/follow/FollowToggle.tsx';
import { Package } from '#ui/icons.tsx';

type Props = { readonly kind: 'product' | 'supplier'; readonly id: string };

/** A followed product or supplier that no longer exists. */
export function GoneFollow({ kind, id }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid content-start justify-items-start gap-2 rounded-md border border-dashed border-edge p-4 text-sm text-mute">
      <Package aria-hidden size={28} strokeWidth={1.5} />
      <p>
        {kind === 'product' ? (
          <Trans>This product is no longer available.</Trans>
        ) : (
          <Trans>This supplier is no longer on Fairgate.</Trans>
        )}
      </p>
      <FollowToggle
        kind={kind}
        id={id}
        name={
          kind === 'product' ? t`a product that’s no longer available` : t`a supplier no longer on Fairgate`
        }
        labelled
      />
    </div>
  );
}
