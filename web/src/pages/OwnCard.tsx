import { useEffect } from 'react';
import { type Card, toCard } from '#features/card/card.ts';
import { CardShares } from '#features/card/CardShares.tsx';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { OwnCardForm } from '#features/card/OwnCardForm.tsx';
import { type CardHolder, proposedCard } from '#features/card/proposed-card.ts';
import { ShowCard } from '#features/card/ShowCard.tsx';
import {
  type CardAccount,
  type StoredCard,
  storeCard,
  toStored,
  useIsCardUnstored,
  useStoredCard,
} from '#features/card/stored-card.ts';
import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { useOwnCardQuery } from '#operations/own-card.ts';
import { UnstoredNote } from '#ui/UnstoredNote.tsx';
import { useIsCardHolder } from '#features/card/use-is-card-holder.ts';

/** The viewer's card: from the account, or without a network from this device. Within PrivatePage. */
export function OwnCard() {
  const read = useOwnCardQuery({ skip: !useIsCardHolder() });
  const stored = useStoredCard();
  const refetch = () => void read.refetch();
  return (
    <OwnData
      read={read}
      skeleton={<CardSkeleton />}
      stored={
        stored && (
          <ShownAndEdited
            stored={stored}
            account={{ kind: stored.kind, id: stored.accountId }}
            card={stored.card}
            onSaved={refetch}
          />
        )
      }
    >
      {(holder) => <CardOfAccount holder={holder} stored={stored} onSaved={refetch} />}
    </OwnData>
  );
}

type OfAccountProps = {
  readonly holder: CardHolder;
  readonly stored: StoredCard | undefined;
  readonly onSaved: () => void;
};

function CardOfAccount({ holder, stored, onSaved }: OfAccountProps) {
  const { id, businessCard, __typename } = holder;
  const kind = __typename === 'Buyer' ? 'buyer' : 'supplier';
  useEffect(() => {
    if (businessCard) storeCard(toStored({ kind, id }, businessCard));
  }, [kind, id, businessCard]);
  return (
    <>
      <ShownAndEdited
        stored={stored?.accountId === id ? stored : undefined}
        account={{ kind, id }}
        card={businessCard ? toCard(businessCard.card) : proposedCard(holder)}
        onSaved={onSaved}
      />
      <CardShares />
    </>
  );
}

type ShownProps = {
  readonly stored: StoredCard | undefined;
  readonly account: CardAccount;
  readonly card: Card;
  readonly onSaved: () => void;
};

function ShownAndEdited({ stored, account, card, onSaved }: ShownProps) {
  const isUnstored = useIsCardUnstored();
  return (
    <>
      {isUnstored && <UnstoredNote />}
      {stored && <ShowCard stored={stored} />}
      <OwnCardForm key={account.id} account={account} card={card} onSaved={onSaved} ScanCard={ScanCard} />
    </>
  );
}
