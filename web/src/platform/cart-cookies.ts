import { isLeaving } from './storage.ts';

// §3: the ids of a cart's products are also in a cookie, one for guests and one for buyers, so that the gateway can read them.
const names = { guest: 'fairgate-cart', buyer: 'fairgate-buyer-cart' } as const;
const ttlSeconds = 30 * 86_400;

export type CartOwner = keyof typeof names;

export function writeCartCookie(owner: CartOwner, productIds: readonly string[]): void {
  if (!isLeaving()) write(owner, productIds);
}

/** §4 A full logout clears both lists. */
export function clearCartCookies(): void {
  write('guest', []);
  write('buyer', []);
}

function write(owner: CartOwner, productIds: readonly string[]): void {
  const age = productIds.length > 0 ? ttlSeconds : 0;
  document.cookie = `${names[owner]}=${productIds.join('.')}; path=/; max-age=${age}; samesite=lax`;
}
