import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { OperationError } from '#platform/operation-error.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { forgetSignedIn } from '#platform/session/signed-in.ts';
import { offerReload } from '#ui/offer-reload.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { addToCart, removeFromCart, setQuantity } from './change-cart.ts';
import type { Entry } from './entry.ts';
import { flyToCart } from './fly.ts';

/** Adds products, removes them and changes quantities, with messages. Each resolves to whether it is done. */
export function useCartActions() {
  const client = useApolloClient();
  const router = useRouter();
  const { i18n, t } = useLingui();
  const viewCart = { text: t`View cart`, run: () => void router.navigate({ to: '/cart' }) };

  async function explain(error: OperationError): Promise<void> {
    if (error.code === 'LOGIN_REQUIRED') {
      // The session is over, though its cookie is still there.
      forgetSignedIn();
      void askForLogin();
      return;
    }
    await import('#ui/error-text.ts').then(
      ({ errorText }) =>
        showToast(errorText(i18n, error), {
          kind: 'error',
          ...(error.code === 'CART_FULL' && { action: viewCart }),
        }),
      () => offerReload(i18n),
    );
  }

  async function add(entry: Entry, picture?: Element | null): Promise<boolean> {
    const error = await addToCart(client, entry);
    if (error) await explain(error);
    else {
      void flyToCart(picture);
      showToast(t`Added to your enquiry cart.`, { action: viewCart });
    }
    return !error;
  }

  async function change(entry: Entry & { quantity: number }): Promise<boolean> {
    const error = await setQuantity(client, entry);
    if (error) await explain(error);
    return !error;
  }

  /** Removes it at once; the notice can undo that. */
  async function remove(entry: Entry, name: string | undefined, onUndone?: () => void): Promise<boolean> {
    const error = await removeFromCart(client, [entry]);
    if (error) {
      await explain(error);
      return false;
    }
    const undo = async () => {
      const failed = await addToCart(client, entry);
      if (failed) await explain(failed);
      else onUndone?.();
    };
    showToast(
      name === undefined ? t`Removed from your enquiry cart.` : t`${name} removed from your enquiry cart.`,
      {
        action: { text: t`Undo`, run: () => void undo() },
      },
    );
    return true;
  }

  return { add, change, remove, explain };
}
