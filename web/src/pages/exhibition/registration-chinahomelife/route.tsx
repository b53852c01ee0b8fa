import { preRegisterStatusChinaHomeLife } from '@fairgate/schema/urls/exhibition';
import { registrationStatus } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { toCurrent } from '../registration-current/to-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { RegistrationSkeleton } from '../registration/RegistrationSkeleton.tsx';

/** §2.5 status pages below `/chinaHomeLife{websiteEnName}`. */
export const Route = createFileRoute('/chinaHomeLife{$websiteEnName}/$status')({
  params: {
    parse: preRegisterStatusChinaHomeLife.parseParams,
    stringify: ({ websiteEnName, status }) => ({
      websiteEnName,
      status: registrationStatus.format(status),
    }),
  },
  loader: ({ context, location, params: { websiteEnName, status } }) =>
    toCurrent(context, location, { siteName: websiteEnName, channel: 'CHINAHOMELIFE' }, status),
  component: RegistrationSkeleton,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});
