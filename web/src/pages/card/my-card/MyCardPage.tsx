import { Trans } from '@lingui/react/macro';
import { CardSkeleton } from '#features/card/CardSkeleton.tsx';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';

const OwnCard = privatePart(() => import('../../OwnCard.tsx').then((module) => module.OwnCard));

export function MyCardPage() {
  return (
    <div className="page grid max-w-2xl gap-6 pt-2 pb-12">
      <PageTop title={<Trans>My business card</Trans>} />
      <PrivatePage skeleton={<CardSkeleton />}>
        <OwnCard />
      </PrivatePage>
    </div>
  );
}
