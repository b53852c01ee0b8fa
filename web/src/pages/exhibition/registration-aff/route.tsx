import { preRegisterStatusAff } from '@fairgate/schema/urls/exhibition';
import { affSite, registrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { toCurrent } from '../registration-current/to-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { RegistrationSkeleton } from '../registration/RegistrationSkeleton.tsx';

/** §2.5 status pages below `/aff{websiteEnName}(Japan)`. */
export const Route = createFileRoute('/aff{$websiteEnName}/$status')({
  params: {
    parse: preRegisterStatusAff.parseParams,
    stringify: ({ websiteEnName, status }) => ({
      websiteEnName: affSite.format(websiteEnName),
      status: registrationStatus.format(status),
    }),
  },
  loader: ({ context, location, params: { websiteEnName, status } }) =>
    toCurrent(context, location, { siteName: websiteEnName, channel: 'AFF' }, status),
  component: RegistrationSkeleton,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});
