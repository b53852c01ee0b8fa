import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSavedCardsQuery } from '#operations/saved-cards.ts';
import { useOnline } from '#platform/online.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { cardKeys } from './card-keys.ts';
import { changesOfCards, keepAll, toKept, useKeptCards, type KeptCard } from './saved-store.ts';
import { sendCards } from './send-cards.ts';
import { useCardChanges } from './use-card-changes.ts';

/** The received cards: those of this device, renewed from the account where the viewer is a buyer with a network. */
export function useSavedCards(): readonly KeptCard[] {
  const isBuyer = useSignedIn() === 'buyer';
  const { data, refetch } = useSavedCardsQuery({ skip: !isBuyer, fetchPolicy: 'no-cache' });
  const buyer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const { forms, waiting } = useOutboxOf(changesOfCards);
  const keep = useEffectEvent(({ id, savedCards }: NonNullable<typeof buyer>) => {
    if (savedCards)
      keepAll(
        savedCards.map((card) => toKept(card, id)),
        forms ?? [],
      );
  });
  const isRead = forms !== undefined;
  useEffect(() => {
    if (buyer && isRead) keep(buyer);
  }, [buyer, isRead]);
  // What has arrived is in the account's next answer.
  const before = useRef(waiting);
  const renew = useEffectEvent(() => {
    if (isBuyer && waiting < before.current) refetch().catch(() => undefined);
    before.current = waiting;
  });
  useEffect(() => renew(), [waiting]);
  useSentCards(buyer?.id, waiting);
  // For cards that are shown to this device later, without a network.
  useEffect(() => void cardKeys(), []);
  return useKeptCards();
}

/** Sends what waits on this device: now, when the network is back, and when a removal has made room. */
function useSentCards(buyerId: string | undefined, changes: number): void {
  const client = useApolloClient();
  const { saveNote } = useCardChanges();
  const online = useOnline();
  const unsent = useKeptCards().filter((card) => card.unsent).length;
  const running = useRef(Promise.resolve());
  const send = useEffectEvent((id: string) => {
    running.current = running.current.then(() => sendCards(client, id, saveNote)).catch(() => undefined);
  });
  useEffect(() => {
    if (buyerId !== undefined && online && unsent > 0) send(buyerId);
  }, [buyerId, online, unsent, changes]);
}
