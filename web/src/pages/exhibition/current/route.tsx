import { exhibitionHomeCurrent } from '@fairgate/schema/urls/exhibition';
import { currentExhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentExhibitionPage } from '../current/CurrentExhibitionPage.tsx';
import { currentVariables, loadCurrent } from '../current/load-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 the second, alternative path, `/{exhibitionType}{websiteEnName}`: the current exhibition of the site. */
export const Route = createFileRoute('/$current')({
  params: {
    parse: exhibitionHomeCurrent.parseParams,
    stringify: ({ current }) => ({ current: currentExhibitionPath.format(current) }),
  },
  loader: ({ context, params }) => loadCurrent(context, currentVariables(params.current)),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentExhibitionPage variables={currentVariables(params.current)} />;
}
