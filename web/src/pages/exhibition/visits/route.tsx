import { visits } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { VisitsPageDocument } from '#operations/visits-page.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { VisitsPage } from './VisitsPage.tsx';
import { VisitsPageSkeleton } from './VisitsSkeleton.tsx';

/**
 * `/{exhibitionType}{websiteEnName}_{exhibitionId}/visits`: the buyer's plan of visits. The page is rendered without a viewer;
 * the private data load after hydration, or come from the device.
 */
export const Route = createFileRoute('/$exhibition/visits')({
  params: {
    parse: visits.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const { exhibition } = await loadPage(context, VisitsPageDocument, { id: asked.exhibitionId });
    if (!exhibition) throw notFound();
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/visits',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { name } = exhibition;
    const path = visits.format({ exhibition: param });
    return describePage(context, {
      title: context.i18n._(msg`My visits at ${name}`),
      path,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`My visits`), path }])),
      hidden: true,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: VisitsPageSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  return <VisitsPage id={Route.useParams().exhibition.exhibitionId} />;
}
