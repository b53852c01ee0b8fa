import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { PageTop } from '../../PageTop.tsx';

const SupplierCard = privatePart(() => import('./SupplierCard.tsx').then((module) => module.SupplierCard));
const KeptCardById = privatePart(() =>
  import('#features/card/KeptCardById.tsx').then((module) => module.KeptCardById),
);

/** §2.9 `exhibition_id`: the fair with the stand. */
export type CardSearch = { readonly exhibition_id?: string | undefined };

const route = getRouteApi('/expo/$type/view/$cdpId');

export function CardByIdPage() {
  const { type, cdpId } = route.useParams();
  const { exhibition_id: exhibitionId } = route.useSearch();
  const isKnown = useSignedIn() !== 'unknown';
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Business card</Trans>} />
      {isKnown ? (
        <Suspense fallback={<CardSkeleton />}>
          {type === 'supplier' ? (
            <SupplierCard
              supplierId={cdpId}
              exhibitionId={exhibitionId && /^\d+$/.test(exhibitionId) ? exhibitionId : null}
            />
          ) : (
            <KeptCardById id={cdpId} />
          )}
        </Suspense>
      ) : (
        <CardSkeleton />
      )}
    </div>
  );
}
