import { PrivatePage } from '#features/private-page/PrivatePage.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { OrganiserLoginPart } from '../organiser-login-part.ts';
import { OwnExhibitionSkeleton } from './OwnExhibitionSkeleton.tsx';

const OwnExhibition = privatePart(() => import('./OwnExhibition.tsx').then((module) => module.OwnExhibition));

export function OrganiserExhibitionPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-2 pb-12">
      <PrivatePage page skeleton={<OwnExhibitionSkeleton />} guest={<OrganiserLoginPart page />}>
        <OwnExhibition />
      </PrivatePage>
    </div>
  );
}
