import { useApolloClient } from '@apollo/client/react';
import { removeFromCart } from './change-cart.ts';
import { type Entry, isSameEntry, toEntry } from './entry.ts';
import { dropOffered } from './lists.ts';

/** What was sent leaves the cart, and is no longer offered to a guest who has logged in for it. */
export function useDropSent(): (sent: readonly Entry[]) => void {
  const client = useApolloClient();
  return (sent) => {
    dropOffered((entry) => sent.some((one) => isSameEntry(one, entry)));
    void removeFromCart(client, sent.map(toEntry));
  };
}
