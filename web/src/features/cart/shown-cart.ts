// The cart as it was last shown, so that it can be read without a network. That of an account goes with its session.
import type { CartViewFragment } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';

const ttlMs = 30 * 86_400_000;

export type ShownCart = {
  /** The mark of the account; '' for a guest. */
  readonly account: string;
  readonly cart: CartViewFragment;
  /** When its prices were loaded (ISO 8601). */
  readonly loadedAt: string;
};

const isShown = (value: unknown): value is ShownCart =>
  hasFields(value, ['account', 'cart', 'loadedAt']) &&
  hasFields((value as ShownCart).cart, ['lines', 'count']);

const list = deviceList('cart-shown', { ttlMs, most: 1, isItem: isShown });

/** The cart that was last shown to this account; undefined for that of another one. */
export function useShownCart(account: string): ShownCart | undefined {
  return list.use().find((shown) => shown.account === account);
}

export function storeShownCart(account: string, cart: CartViewFragment): void {
  list.update(() => [{ account, cart, loadedAt: new Date().toISOString() }]);
}

/** A session has ended: what a guest sees stays. */
export function forgetShownCart(): void {
  list.update((items) => items.filter(({ account }) => account === ''));
}
