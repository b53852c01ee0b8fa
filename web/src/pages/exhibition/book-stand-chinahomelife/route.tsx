import { bookStandChinaHomeLife } from '@fairgate/schema/urls/exhibition';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentStandPage, loadCurrentStand } from '../book-stand/current-stand.tsx';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 `/chinaHomeLife{websiteEnName}/book-stand` */
export const Route = createFileRoute('/chinaHomeLife{$websiteEnName}/book-stand')({
  params: {
    parse: bookStandChinaHomeLife.parseParams,
    stringify: ({ websiteEnName }) => ({ websiteEnName }),
  },
  loader: ({ context, params }) =>
    loadCurrentStand(context, { siteName: params.websiteEnName, channel: 'CHINAHOMELIFE' }),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentStandPage variables={{ siteName: params.websiteEnName, channel: 'CHINAHOMELIFE' }} />;
}
