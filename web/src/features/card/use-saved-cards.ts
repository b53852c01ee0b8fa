import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSavedCardsQuery } from '#operations/saved-cards.ts';
import { useOnline } from '#platform/online.ts';
import { useOutboxOf } from '#platform/outbox/use-outbox.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { cardKeys } from './card-keys.ts';
import {
  changesOfCards,
  storeCards,
  takeOverCards,
  toSavedCard,
  useStoredCards,
  type SavedCard,
} from './saved-store.ts';
import { sendCards } from './send-cards.ts';
import { useCardChanges } from './use-card-changes.ts';
import { useIsCardHolder } from './use-is-card-holder.ts';

/** The received cards: those of this device, renewed from the account where the viewer has one and a network. */
export function useSavedCards(): readonly SavedCard[] {
  const isHolder = useIsCardHolder();
  const { data, refetch } = useSavedCardsQuery({ skip: !isHolder, fetchPolicy: 'no-cache' });
  const holder = data?.viewer && 'savedCards' in data.viewer ? data.viewer : undefined;
  const { forms, waiting } = useOutboxOf(changesOfCards);
  const store = useEffectEvent(({ id, savedCards }: NonNullable<typeof holder>) => {
    // What a guest saved before the login.
    takeOverCards();
    if (savedCards)
      storeCards(
        savedCards.map((card) => toSavedCard(card, id)),
        forms ?? [],
      );
  });
  const isRead = forms !== undefined;
  useEffect(() => {
    if (holder && isRead) store(holder);
  }, [holder, isRead]);
  // What has arrived is in the account's next answer.
  const before = useRef(waiting);
  const renew = useEffectEvent(() => {
    if (isHolder && waiting < before.current) refetch().catch(() => undefined);
    before.current = waiting;
  });
  useEffect(() => renew(), [waiting]);
  useSentCards(holder?.id, waiting);
  // For cards that are shown to this device later, without a network.
  useEffect(() => void cardKeys(), []);
  return useStoredCards();
}

/** Sends what waits on this device: now, when the network is back, and when a removal has made room. */
function useSentCards(accountId: string | undefined, changes: number): void {
  const client = useApolloClient();
  const { saveNote } = useCardChanges();
  const online = useOnline();
  const account = useAccount();
  // A guest's cards count once they are taken over.
  const unsent = useStoredCards().filter((card) => card.unsent && card.account === account).length;
  const running = useRef(Promise.resolve());
  const send = useEffectEvent((id: string) => {
    running.current = running.current.then(() => sendCards(client, id, saveNote)).catch(() => undefined);
  });
  useEffect(() => {
    if (accountId !== undefined && online && unsent > 0) send(accountId);
  }, [accountId, online, unsent, changes]);
}
