import { bookStandAff } from '@fairgate/schema/urls/exhibition';
import { affSite } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentStandPage, loadCurrentStand } from '../book-stand/current-stand.tsx';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 `/aff{websiteEnName}(Japan)/book-stand` */
export const Route = createFileRoute('/aff{$websiteEnName}/book-stand')({
  params: {
    parse: bookStandAff.parseParams,
    stringify: ({ websiteEnName }) => ({ websiteEnName: affSite.format(websiteEnName) }),
  },
  loader: ({ context, params }) =>
    loadCurrentStand(context, { siteName: params.websiteEnName, channel: 'AFF' }),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentStandPage variables={{ siteName: params.websiteEnName, channel: 'AFF' }} />;
}
