import { bookStandPopup } from '@fairgate/schema/urls/exhibition';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentStandPage, loadCurrentStand } from '../book-stand/current-stand.tsx';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 `/popup{websiteEnName}/book-stand`, the popup, open to any role. */
export const Route = createFileRoute('/popup{$websiteEnName}/book-stand')({
  params: { parse: bookStandPopup.parseParams, stringify: ({ websiteEnName }) => ({ websiteEnName }) },
  loader: ({ context, params }) =>
    loadCurrentStand(
      context,
      { siteName: params.websiteEnName, channel: 'EXPO' },
      bookStandPopup.format(params),
    ),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentStandPage variables={{ siteName: params.websiteEnName, channel: 'EXPO' }} isPopup />;
}
