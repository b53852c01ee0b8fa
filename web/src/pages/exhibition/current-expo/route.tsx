import { expoHome } from '@fairgate/schema/urls/exhibition';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentExhibitionPage } from '../current/CurrentExhibitionPage.tsx';
import { loadCurrent } from '../current/load-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 `/expo{websiteEnName}`, expo home: the current exhibition of the site. */
export const Route = createFileRoute('/expo{$websiteEnName}')({
  params: { parse: expoHome.parseParams, stringify: ({ websiteEnName }) => ({ websiteEnName }) },
  loader: ({ context, params }) => loadCurrent(context, { siteName: params.websiteEnName, channel: 'EXPO' }),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { renderedAt } = Route.useRouteContext();
  const params = Route.useParams();
  return (
    <CurrentExhibitionPage
      variables={{ siteName: params.websiteEnName, channel: 'EXPO' }}
      renderedAt={renderedAt}
    />
  );
}
