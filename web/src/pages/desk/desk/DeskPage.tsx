import { Trans } from '@lingui/react/macro';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { DeskSkeleton } from '../DeskSkeleton.tsx';
import { OperatorLoginPart } from '../operator-login-part.ts';

const OwnDesk = privatePart(() => import('./OwnDesk.tsx').then((module) => module.OwnDesk));

export function DeskPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Desk</Trans>} />
      <PrivatePage skeleton={<DeskSkeleton />} guest={<OperatorLoginPart />}>
        <OwnDesk />
      </PrivatePage>
    </div>
  );
}
