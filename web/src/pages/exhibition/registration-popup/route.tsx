import { preRegisterPopup } from '@fairgate/schema/urls/exhibition';
import { affSite } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  CurrentExhibitionTicketDocument,
  useCurrentExhibitionTicketQuery,
} from '#operations/current-exhibition-ticket.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { describeRegistration } from '../registration/describe.ts';
import { RegistrationSkeleton } from '../registration/RegistrationSkeleton.tsx';
import { RegistrationPopup } from './RegistrationPopup.tsx';

const channel = 'AFF';

/** §2.5 `/aff{websiteEnName}(Japan)/aff-pre-register-popup`: the form as a modal, for any role. */
export const Route = createFileRoute('/aff{$websiteEnName}/aff-pre-register-popup')({
  params: {
    parse: preRegisterPopup.parseParams,
    stringify: ({ websiteEnName }) => ({ websiteEnName: affSite.format(websiteEnName) }),
  },
  loader: async ({ context, params: { websiteEnName: siteName } }) => {
    const { currentExhibition } = await loadPage(context, CurrentExhibitionTicketDocument, {
      siteName,
      channel,
    });
    if (!currentExhibition) throw notFound();
    return describeRegistration(context, currentExhibition, true);
  },
  head: pageHead,
  component: Page,
  pendingComponent: RegistrationSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { websiteEnName: siteName } = Route.useParams();
  const { data } = useCurrentExhibitionTicketQuery({ variables: { siteName, channel } });
  const exhibition = data?.currentExhibition;
  if (!exhibition) return <RegistrationSkeleton />;
  return <RegistrationPopup exhibition={exhibition} />;
}
