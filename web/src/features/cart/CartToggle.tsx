import { useLingui } from '@lingui/react/macro';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Check, ShoppingCart } from '#ui/icons.tsx';
import { isSameEntry } from './entry.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useEntries } from './use-entries.ts';

type Props = { readonly productId: string; readonly name: string; readonly minimumOrder: number };

/** Adds a product to the cart from its card, at the minimum order, or removes it. Only buyers have a cart (§6). */
export function CartToggle({ productId, name, minimumOrder }: Props) {
  const { t } = useLingui();
  const { add, remove } = useCartActions();
  const signedIn = useSignedIn();
  const key = { productId, variantId: null };
  const entry = useEntries().find((one) => isSameEntry(one, key));
  if (signedIn === 'supplier' || signedIn === 'organiser') return null;
  return (
    <IconButton
      icon={entry ? Check : ShoppingCart}
      label={t`Add ${name} to enquiry cart`}
      pressed={entry !== undefined}
      onClick={({ currentTarget }) => {
        if (entry) void remove(entry, name);
        else
          void add(
            { ...key, quantity: minimumOrder },
            currentTarget.closest('article')?.querySelector('img'),
          );
      }}
    />
  );
}
