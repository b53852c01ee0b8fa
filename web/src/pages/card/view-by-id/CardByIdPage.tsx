import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';

const SupplierCard = privatePart(() => import('./SupplierCard.tsx').then((module) => module.SupplierCard));
const SavedCardById = privatePart(() =>
  import('#features/card/SavedCardById.tsx').then((module) => module.SavedCardById),
);

/** §2.9 `exhibition_id`: the fair with the stand. */
export type CardSearch = { readonly exhibition_id?: string | undefined };

const route = getRouteApi('/expo/$type/view/$cdpId');

export function CardByIdPage() {
  const { type, cdpId } = route.useParams();
  const { exhibition_id: exhibitionId } = route.useSearch();
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Business card</Trans>} />
      <DevicePart waitsForViewer skeleton={<CardSkeleton />}>
        {type === 'supplier' ? (
          <SupplierCard
            supplierId={cdpId}
            exhibitionId={exhibitionId && /^\d+$/.test(exhibitionId) ? exhibitionId : null}
          />
        ) : (
          <SavedCardById id={cdpId} />
        )}
      </DevicePart>
    </div>
  );
}
