import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { SupplierLoginOffer } from '#features/private-page/SupplierLoginOffer.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { PageTop } from '../../PageTop.tsx';

const OwnCard = privatePart(() => import('../../OwnCard.tsx').then((module) => module.OwnCard));

/** Of a buyer, or of a supplier's person. After a session has ended it is still for the same kind of viewer. */
export function MyCardPage() {
  const signedIn = useSignedIn();
  const [kind, setKind] = useState<'buyer' | 'supplier'>('buyer');
  if (signedIn !== kind && (signedIn === 'buyer' || signedIn === 'supplier')) setKind(signedIn);
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>My business card</Trans>} />
      <PrivatePart
        kind={kind}
        skeleton={<CardSkeleton />}
        {...(kind === 'supplier' && { guest: <SupplierLoginOffer /> })}
      >
        <OwnCard />
      </PrivatePart>
    </div>
  );
}
