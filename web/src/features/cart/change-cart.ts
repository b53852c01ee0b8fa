// Changes of the cart. §4: those of a buyer go to the server first, then to the list on the device; those of a guest to the
// list on the device alone.
import type { ApolloClient } from '@apollo/client';
import { cartMaxProducts } from '@fairgate/schema/limits';
import { AddToCartDocument } from '#operations/add-to-cart.ts';
import { MergeCartDocument } from '#operations/merge-cart.ts';
import { RemoveFromCartDocument } from '#operations/remove-from-cart.ts';
import { UpdateCartLineDocument } from '#operations/update-cart-line.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { type Outcome, outcomeOf } from '#platform/outcome.ts';
import { currentAccount, currentSignedIn } from '#platform/session/signed-in.ts';
import { type Entry, type EntryKey, isSameEntry, toEntry, withEntry, withoutEntry } from './entry.ts';
import { buyerEntries, guestList, setBuyerEntries } from './lists.ts';

type Client = Pick<ApolloClient, 'mutate'>;
/** The error (§8); undefined on success. */
type Failed = OperationError | undefined;

/** The cart is private: answers stay out of the cache that the pages share. */
const fetchPolicy = 'no-cache';

const isBuyer = () => currentSignedIn() === 'buyer';
/** §9: the limit holds on the device, too; nothing is sent then. */
const isFull = (entries: readonly Entry[], entry: EntryKey) =>
  entries.length >= cartMaxProducts && !entries.some((one) => isSameEntry(one, entry));
const full: OperationError = { code: 'CART_FULL', max: cartMaxProducts };

export async function addToCart(client: Client, entry: Entry): Promise<Failed> {
  if (!isBuyer()) {
    if (isFull(guestList.read(), entry)) return full;
    guestList.update((entries) => withEntry(entries, entry));
    return undefined;
  }
  if (isFull(buyerEntries(), entry)) return full;
  const sent = client.mutate({ mutation: AddToCartDocument, variables: { input: entry }, fetchPolicy });
  return keep(await outcomeOf(sent, (data) => data.addToCart));
}

export async function setQuantity(client: Client, entry: Entry & { quantity: number }): Promise<Failed> {
  if (!isBuyer()) {
    guestList.update((entries) =>
      entries.map((one) => (isSameEntry(one, entry) ? { ...one, quantity: entry.quantity } : one)),
    );
    return undefined;
  }
  const sent = client.mutate({ mutation: UpdateCartLineDocument, variables: { input: entry }, fetchPolicy });
  return keep(await outcomeOf(sent, (data) => data.updateCartLine));
}

export async function removeFromCart(client: Client, keys: readonly EntryKey[]): Promise<Failed> {
  if (!isBuyer()) {
    guestList.update((entries) => keys.reduce(withoutEntry<Entry>, entries));
    return undefined;
  }
  const lines = keys.map(({ productId, variantId }) => ({ productId, variantId }));
  const sent = client.mutate({
    mutation: RemoveFromCartDocument,
    variables: { input: { lines } },
    fetchPolicy,
  });
  return keep(await outcomeOf(sent, (data) => data.removeFromCart));
}

/** Adds entries from elsewhere, as many as there is room for. `left`: those that were not added. */
export async function mergeCart(
  client: Client,
  entries: readonly Entry[],
): Promise<{ readonly error?: OperationError; readonly left: readonly Entry[] }> {
  if (!isBuyer()) {
    const left = entries.filter((entry) => {
      if (isFull(guestList.read(), entry)) return true;
      guestList.update((all) => withEntry(all, entry));
      return false;
    });
    return left.length === entries.length && left.length > 0 ? { error: full, left } : { left };
  }
  const asked = currentAccount();
  const { done, error } = await outcomeOf(
    client.mutate({
      mutation: MergeCartDocument,
      variables: { input: { lines: entries.map(toEntry) } },
      fetchPolicy,
    }),
    (data) => data.mergeCart,
  );
  if (error) return { error, left: entries };
  if (asked === currentAccount()) setBuyerEntries(done.updated.entries);
  return { left: done.left.map(toEntry) };
}

type Changed = { readonly entries: readonly Entry[] };
function keep({ done, error }: Outcome<Changed>): Failed {
  if (done && isBuyer()) setBuyerEntries(done.entries);
  return error;
}
