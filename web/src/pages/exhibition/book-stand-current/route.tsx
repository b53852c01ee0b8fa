import { bookStandCurrent } from '@fairgate/schema/urls/exhibition';
import { currentExhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { CurrentStandPage, loadCurrentStand } from '../book-stand/current-stand.tsx';
import { currentVariables } from '../current/load-current.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';

/** §2.5 book-stand at the second, alternative path. */
export const Route = createFileRoute('/$current/book-stand')({
  params: {
    parse: bookStandCurrent.parseParams,
    stringify: ({ current }) => ({ current: currentExhibitionPath.format(current) }),
  },
  loader: ({ context, params }) => loadCurrentStand(context, currentVariables(params.current)),
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const params = Route.useParams();
  return <CurrentStandPage variables={currentVariables(params.current)} />;
}
