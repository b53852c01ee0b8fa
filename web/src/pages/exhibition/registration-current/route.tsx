import { preRegisterStatusCurrent } from '@fairgate/schema/urls/exhibition';
import { currentExhibitionPath, registrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { RegistrationSkeleton } from '../registration/RegistrationSkeleton.tsx';
import { toCurrent } from './to-current.ts';

/** §2.5 status pages below the second, alternative path. */
export const Route = createFileRoute('/$current/$status')({
  params: {
    parse: preRegisterStatusCurrent.parseParams,
    stringify: ({ current, status }) => ({
      current: currentExhibitionPath.format(current),
      status: registrationStatus.format(status),
    }),
  },
  loader: ({ context, location, params: { current, status } }) =>
    toCurrent(
      context,
      location,
      {
        siteName: current.websiteEnName,
        channel: current.exhibitionType.toUpperCase() as Uppercase<typeof current.exhibitionType>,
      },
      status,
    ),
  component: RegistrationSkeleton,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});
