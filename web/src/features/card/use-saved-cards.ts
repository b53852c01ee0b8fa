import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSavedCardsQuery } from '#operations/saved-cards.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { cardKeys } from './card-keys.ts';
import { keepAll, toKept, useKeptCards, type KeptCard } from './saved-store.ts';
import { sendCards } from './send-cards.ts';

/** The received cards: those of this device, renewed from the account where the viewer is a buyer with a network. */
export function useSavedCards(): readonly KeptCard[] {
  const isBuyer = useSignedIn() === 'buyer';
  const { data } = useSavedCardsQuery({ skip: !isBuyer, fetchPolicy: 'no-cache' });
  const cards = data?.viewer?.__typename === 'Buyer' ? data.viewer.savedCards : undefined;
  useEffect(() => {
    if (cards) keepAll(cards.map(toKept));
  }, [cards]);
  useSentCards();
  // For cards that are shown to this device later, without a network.
  useEffect(() => void cardKeys(), []);
  return useKeptCards();
}

/** Sends what waits on this device, now and when the network is back. */
function useSentCards(): void {
  const client = useApolloClient();
  const isBuyer = useSignedIn() === 'buyer';
  const online = useOnline();
  const waiting = useKeptCards().filter(({ unsent }) => unsent).length;
  useEffect(() => {
    if (isBuyer && online && waiting > 0) void sendCards(client);
  }, [client, isBuyer, online, waiting]);
}
