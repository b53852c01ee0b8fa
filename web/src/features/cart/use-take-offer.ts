import { useApolloClient } from '@apollo/client/react';
import { cartMaxProducts } from '@fairgate/schema/limits';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { notifyViewerChanged } from '#platform/session/signed-in.ts';
import { openModal } from '#ui/modal/open-modal.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { mergeCart } from './change-cart.ts';
import { isSameEntry } from './entry.ts';
import { dropOffered, type Offered } from './lists.ts';
import { useCartActions } from './use-cart-actions.ts';

/** Adds what is offered to the cart, or drops the offer. What has no room stays on offer, and a message says so. */
export function useTakeOffer(offered: readonly Offered[]) {
  const client = useApolloClient();
  const { t } = useLingui();
  const { explain } = useCartActions();
  const [pending, setPending] = useState(false);
  const drop = (entries: readonly Offered[]) =>
    dropOffered((one) => entries.some((entry) => isSameEntry(entry, one)));

  async function take(): Promise<void> {
    setPending(true);
    const { error, left } = await mergeCart(client, offered);
    setPending(false);
    if (error) return explain(error);
    drop(offered.filter((entry) => !left.some((one) => isSameEntry(one, entry))));
    // The page of the cart loads it again.
    notifyViewerChanged();
    const added = offered.length - left.length;
    if (left.length === 0)
      return void showToast(
        t`${plural(added, { one: '# product added to your enquiry cart.', other: '# products added to your enquiry cart.' })}`,
      );
    await openModal({
      type: 'alert',
      title: t`Your enquiry cart is full`,
      content: t`${plural(left.length, { one: '# product wasn’t added.', other: '# products weren’t added.' })} The cart holds up to ${cartMaxProducts} products. Remove some, then add the rest.`,
    });
  }

  return { pending, take, dismiss: () => drop(offered) };
}
