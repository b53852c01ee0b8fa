import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { DevicePart } from '#features/private-page/DevicePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';

const ShownCard = privatePart(() =>
  import('#features/card/ShownCard.tsx').then((module) => module.ShownCard),
);

const route = getRouteApi('/expo/$type/view');

export function ShownCardPage() {
  const { type } = route.useParams();
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Business card</Trans>} />
      <DevicePart waitsForViewer skeleton={<CardSkeleton />}>
        <ShownCard type={type} />
      </DevicePart>
    </div>
  );
}
