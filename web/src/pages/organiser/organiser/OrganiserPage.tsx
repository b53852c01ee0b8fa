import { Trans } from '@lingui/react/macro';
import { privatePart } from '#features/private-page/private-part.tsx';
import { PageTop } from '../../PageTop.tsx';
import { OrganisersOnly } from '../OrganisersOnly.tsx';
import { OwnExhibitionsSkeleton } from './OwnExhibitionsSkeleton.tsx';

const OwnExhibitions = privatePart(() =>
  import('./OwnExhibitions.tsx').then((module) => module.OwnExhibitions),
);

export function OrganiserPage() {
  return (
    <div className="page grid gap-6 pt-2 pb-12">
      <PageTop title={<Trans>Your trade fairs</Trans>} />
      <OrganisersOnly skeleton={<OwnExhibitionsSkeleton />}>
        <OwnExhibitions />
      </OrganisersOnly>
    </div>
  );
}
