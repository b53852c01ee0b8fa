// §3 The lists of a cart on this device: a guest's, a copy of the buyer's, and what is offered for adding. All tabs follow them.
import { cartLinesMaxCount } from '@fairgate/schema/limits';
import { type CartOwner, writeCartCookie } from '#platform/cart-cookies.ts';
import { type DeviceList, deviceList } from '#platform/device-list.ts';
import { currentAccount } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { type Entry, isEntry } from './entry.ts';

const ttlMs = 30 * 86_400_000;
const options = { ttlMs, most: cartLinesMaxCount };

/** An entry of an account: '' is a guest. Another one's is not shown. */
type Owned = Entry & { readonly account: string };
/** `from`: the name of the other site that proposes it; '' for what the person collected before the login. */
export type Offered = Owned & { readonly from: string };

const isOwned = (value: unknown): value is Owned =>
  isEntry(value) && typeof (value as Partial<Owned>).account === 'string';
const isOffered = (value: unknown): value is Offered =>
  isOwned(value) && typeof (value as Partial<Offered>).from === 'string';

export const guestList = withCookie('guest', deviceList('cart-guest', { ...options, isItem: isEntry }));
const buyerList = withCookie('buyer', deviceList('cart-buyer', { ...options, isItem: isOwned }));
const offeredList = deviceList('cart-offered', { ...options, isItem: isOffered });

function withCookie<Item extends Entry>(owner: CartOwner, list: DeviceList<Item>): DeviceList<Item> {
  return {
    ...list,
    update(change) {
      list.update(change);
      writeCartCookie(
        owner,
        list.read().map(({ productId }) => productId),
      );
    },
  };
}

const ofAccount = <Item extends Owned>(items: readonly Item[], account: string) =>
  items.filter((item) => item.account === account);

export const buyerEntries = (): readonly Entry[] => ofAccount(buyerList.read(), currentAccount());

export function useBuyerEntries(): readonly Entry[] {
  const account = useAccount();
  return ofAccount(buyerList.use(), account);
}

/** The server's list replaces the copy. */
export function setBuyerEntries(entries: readonly Entry[], account = currentAccount()): void {
  buyerList.update(() =>
    account === ''
      ? []
      : entries.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity, account })),
  );
}

/** What is offered to the current viewer, of one origin at a time. */
export function useOffered(): readonly Offered[] {
  const account = useAccount();
  const own = ofAccount(offeredList.use(), account);
  return own.filter(({ from }) => from === own[0]?.from);
}

/** Offers entries for adding; those of the same origin are replaced. */
export function setOffered(entries: readonly Entry[], from: string, account = currentAccount()): void {
  offeredList.update((items) => [
    ...items.filter((item) => item.from !== from || item.account !== account),
    ...entries.map(({ productId, variantId, quantity }) => ({
      productId,
      variantId,
      quantity,
      from,
      account,
    })),
  ]);
}

/** The entries that are in the cart already need no offer. */
export function dropOffered(isIn: (entry: Entry) => boolean): void {
  const account = currentAccount();
  offeredList.update((items) => items.filter((item) => item.account !== account || !isIn(item)));
}
