import { exhibitionHomeChinaHomeLife } from '@fairgate/schema/urls/exhibition';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentExhibitionPage } from '../current/CurrentExhibitionPage.tsx';
import { loadCurrent } from '../current/load-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 `/chinaHomeLife{websiteEnName}`: the current exhibition of the site. */
export const Route = createFileRoute('/chinaHomeLife{$websiteEnName}')({
  params: {
    parse: exhibitionHomeChinaHomeLife.parseParams,
    stringify: ({ websiteEnName }) => ({ websiteEnName }),
  },
  loader: ({ context, params }) =>
    loadCurrent(context, { siteName: params.websiteEnName, channel: 'CHINAHOMELIFE' }),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentExhibitionPage variables={{ siteName: params.websiteEnName, channel: 'CHINAHOMELIFE' }} />;
}
