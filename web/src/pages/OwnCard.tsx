import { useEffect } from 'react';
import { type Card, toCard } from '#features/card/card.ts';
import { CardShares } from '#features/card/CardShares.tsx';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { OwnCardForm } from '#features/card/OwnCardForm.tsx';
import { proposedCard } from '#features/card/proposed-card.ts';
import { ShowCard } from '#features/card/ShowCard.tsx';
import { type StoredCard, storeCard, toStored, useStoredCard } from '#features/card/stored-card.ts';
import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { OwnCardQuery } from '#graphql';
import { useOwnCardQuery } from '#operations/own-card.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';

type Buyer = Extract<NonNullable<OwnCardQuery['viewer']>, { __typename: 'Buyer' }>;

/** The viewer's card: from the account, or without a network from this device. Within PrivatePage. */
export function OwnCard() {
  const read = useOwnCardQuery({ skip: useSignedIn() !== 'buyer' });
  const stored = useStoredCard();
  const refetch = () => void read.refetch();
  return (
    <OwnData
      read={read}
      skeleton={<CardSkeleton />}
      stored={
        stored && (
          <ShownAndEdited stored={stored} buyerId={stored.buyerId} card={stored.card} onSaved={refetch} />
        )
      }
    >
      {(buyer) => <CardOfAccount buyer={buyer} stored={stored} onSaved={refetch} />}
    </OwnData>
  );
}

type OfAccountProps = {
  readonly buyer: Buyer;
  readonly stored: StoredCard | undefined;
  readonly onSaved: () => void;
};

function CardOfAccount({ buyer, stored, onSaved }: OfAccountProps) {
  const { id, businessCard } = buyer;
  useEffect(() => {
    if (businessCard) storeCard(toStored(id, businessCard));
  }, [id, businessCard]);
  return (
    <>
      <ShownAndEdited
        stored={stored?.buyerId === id ? stored : undefined}
        buyerId={id}
        card={businessCard ? toCard(businessCard.card) : proposedCard(buyer)}
        onSaved={onSaved}
      />
      <CardShares />
    </>
  );
}

type ShownProps = {
  readonly stored: StoredCard | undefined;
  readonly buyerId: string;
  readonly card: Card;
  readonly onSaved: () => void;
};

function ShownAndEdited({ stored, buyerId, card, onSaved }: ShownProps) {
  return (
    <>
      {stored && <ShowCard stored={stored} />}
      <OwnCardForm key={buyerId} buyerId={buyerId} card={card} onSaved={onSaved} ScanCard={ScanCard} />
    </>
  );
}
