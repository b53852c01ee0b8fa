import { Trans } from '@lingui/react/macro';
import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { OrganiserLoginPart } from '../organiser-login-part.ts';
import { OwnExhibitionsSkeleton } from './OwnExhibitionsSkeleton.tsx';

const OwnExhibitions = privatePart(() =>
  import('./OwnExhibitions.tsx').then((module) => module.OwnExhibitions),
);

export function OrganiserPage() {
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Your trade fairs</Trans>} />
      <PrivatePage skeleton={<OwnExhibitionsSkeleton />} guest={<OrganiserLoginPart />}>
        <OwnExhibitions />
      </PrivatePage>
    </div>
  );
}
