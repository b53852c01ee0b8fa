// §4 The lists of the cart follow the session: at a login the guest's list gives way to the server's, and what was in it is
// offered once for adding. When a session has ended the buyer's list is emptied.
import type { ApolloClient } from '@apollo/client';
import { OwnCartEntriesDocument } from '#operations/own-cart-entries.ts';
import { currentAccount, currentSignedIn, onSignedIn } from '#platform/session/signed-in.ts';
import { isSameEntry, toEntry } from './entry.ts';
import { forgetShownCart } from './shown-cart.ts';
import { dropOffered, guestList, setBuyerEntries, setOffered } from './lists.ts';

type Client = Pick<ApolloClient, 'query'>;

/** Follows the session, and loads a buyer's list. Returns a function that stops it. */
export function watchCart(client: Client): () => void {
  const follow = () => {
    if (currentSignedIn() === 'guest') {
      forgetShownCart();
      return setBuyerEntries([]);
    }
    if (currentSignedIn() !== 'buyer') return;
    const collected = guestList.read();
    if (collected.length > 0) {
      setOffered(collected, '');
      guestList.update(() => []);
    }
    void loadEntries(client);
  };
  follow();
  return onSignedIn(follow);
}

/** Loads the buyer's list. What cannot be loaded stays as it is. */
async function loadEntries(client: Client): Promise<void> {
  const account = currentAccount();
  try {
    const { data } = await client.query({ query: OwnCartEntriesDocument, fetchPolicy: 'no-cache' });
    const viewer = data?.viewer;
    if (viewer?.__typename !== 'Buyer' || !viewer.cart || account !== currentAccount()) return;
    const entries = viewer.cart.lines.map(toEntry);
    setBuyerEntries(entries, account);
    dropOffered((offered) => entries.some((entry) => isSameEntry(entry, offered)));
  } catch (cause) {
    console.warn('The cart could not be loaded', cause);
  }
}
