import { privatePart } from '#features/private-page/private-part.tsx';
import { OrganisersOnly } from '../OrganisersOnly.tsx';
import { OwnExhibitionSkeleton } from './OwnExhibitionSkeleton.tsx';

const OwnExhibition = privatePart(() => import('./OwnExhibition.tsx').then((module) => module.OwnExhibition));

export function OrganiserExhibitionPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-2 pb-12">
      <OrganisersOnly page skeleton={<OwnExhibitionSkeleton />}>
        <OwnExhibition />
      </OrganisersOnly>
    </div>
  );
}
