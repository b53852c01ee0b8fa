import { exhibitionHome } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitionDocument, useExhibitionQuery } from '#operations/exhibition.ts';
import { isLastSegment } from '../../last-segment.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { PocketPanel } from '../pocket/lazy-sections.ts';
import { describeExhibition } from './describe.ts';
import { ExhibitionNotFound } from './ExhibitionNotFound.tsx';
import { ExhibitionPage } from './ExhibitionPage.tsx';
import { ExhibitionSkeleton } from './ExhibitionSkeleton.tsx';

/** §2.5 `/{exhibitionType}{websiteEnName}_{exhibitionId}`; 301 when the id belongs to another type or site. */
export const Route = createFileRoute('/$exhibition')({
  params: {
    parse: exhibitionHome.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const [{ exhibition }] = await Promise.all([
      loadPage(context, ExhibitionDocument, { id: asked.exhibitionId }),
      PocketPanel.preload(),
    ]);
    if (!exhibition) throw notFound();
    const params = { exhibition: exhibitionParam(exhibition) };
    if (!isLastSegment(location.pathname, exhibitionPath.format(params.exhibition)))
      throw redirect({
        to: '/$exhibition',
        params,
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    return describeExhibition(context, exhibition);
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  // A page that opens without a network is not from the server.
  const { data } = useExhibitionQuery({ variables: { id: Route.useParams().exhibition.exhibitionId } });
  if (!data?.exhibition) return <ExhibitionSkeleton />;
  return <ExhibitionPage exhibition={data.exhibition} />;
}
