import { useEffect } from 'react';
import { LoginOffer } from '#features/private-page/BuyersOnly.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useOwn } from '#features/private-page/use-own.ts';
import { useOwnCardQuery } from '#operations/own-card.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { toCard } from '#features/card/card.ts';
import { CardShares } from '#features/card/CardShares.tsx';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { ScanCard } from '#features/card-reader/ScanCard.tsx';
import { OwnCardForm } from '#features/card/OwnCardForm.tsx';
import { proposedCard } from '#features/card/proposed-card.ts';
import { ShowCard } from '#features/card/ShowCard.tsx';
import { storeCard, toStored, useStoredCard } from '#features/card/stored-card.ts';

/** The viewer's card: from the account, or without a network from this device. Within BuyersOnly. */
export function OwnCard() {
  const read = useOwnCardQuery({ skip: useSignedIn() !== 'buyer' });
  const own = useOwn(read, 'Buyer');
  const stored = useStoredCard();
  const buyer = own.state === 'ready' ? own.owner : undefined;
  const { id, businessCard } = buyer ?? {};
  useEffect(() => {
    if (id !== undefined && businessCard) storeCard(toStored(id, businessCard));
  }, [id, businessCard]);
  const refetch = () => void read.refetch();
  switch (own.state) {
    case 'loading':
      return <CardSkeleton />;
    case 'guest':
      return <LoginOffer />;
    case 'failed':
      return stored ? (
        <>
          <ShowCard stored={stored} />
          <OwnCardForm
            key="stored"
            buyerId={stored.buyerId}
            card={stored.card}
            onSaved={refetch}
            ScanCard={ScanCard}
          />
        </>
      ) : (
        <NotLoaded error={own.error} onRetry={refetch} />
      );
    case 'ready':
      return (
        <>
          {stored?.buyerId === own.owner.id && <ShowCard stored={stored} />}
          <OwnCardForm
            key={own.owner.id}
            buyerId={own.owner.id}
            card={businessCard ? toCard(businessCard.card) : proposedCard(own.owner)}
            onSaved={refetch}
            ScanCard={ScanCard}
          />
          <CardShares />
        </>
      );
  }
}
