import type { CartActions } from './cart-actions.ts';
import { toEntry } from './entry.ts';
import { useCartActions } from './use-cart-actions.ts';

/** What a person can do with a line of the cart. */
export function useLineActions(): CartActions {
  const { change, remove } = useCartActions();
  return {
    change: (line, quantity) => change({ ...toEntry(line), quantity }),
    remove: (line) => void remove(toEntry(line), line.product?.name),
  };
}
