import { exhibitors } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorsDocument } from '#operations/exhibitors.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { searchOfLastPage } from '../../page-no.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import {
  exhibitorsPerPage,
  exhibitorVariables,
  readExhibitorSearch,
  type ExhibitorSearch,
} from './exhibitor-search.ts';
import { ExhibitorsPage } from './ExhibitorsPage.tsx';
import { ExhibitorsSkeleton } from './ExhibitorsSkeleton.tsx';

/** §2.5 `/{exhibitionType}{websiteEnName}_{exhibitionId}/exhibitors` */
export const Route = createFileRoute('/$exhibition/exhibitors')({
  params: {
    parse: exhibitors.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  validateSearch: (search: ExhibitorSearch) => search,
  // No loaderDeps: with another filter the page stays and shows its own loading state.
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const search = readExhibitorSearch(location.search);
    const { exhibition } = await loadPage(
      context,
      ExhibitorsDocument,
      exhibitorVariables(asked.exhibitionId, search),
      (data) => data.exhibition?.exhibitors,
    );
    if (!exhibition) throw notFound();
    if (!exhibition.exhibitors) throw new Fault('SERVER_ERROR');
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/exhibitors',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { totalCount } = exhibition.exhibitors;
    const onLastPage = searchOfLastPage(location.search, totalCount, exhibitorsPerPage);
    if (onLastPage)
      throw redirect({
        to: '/$exhibition/exhibitors',
        params: { exhibition: param },
        search: onLastPage,
        statusCode: 302,
        replace: true,
      });
    const { name } = exhibition;
    const pageOf = search.pageNo === 1 ? {} : { pageNo: search.pageNo };
    const path = exhibitors.format({ exhibition: param });
    return describePage(context, {
      title: context.i18n._(msg`Exhibitors at ${name}`),
      description: context.i18n._(msg`Who exhibits at ${name}, with stand numbers, products and countries.`),
      path,
      structured:
        import.meta.env.SSR &&
        (() =>
          exhibitionCrumbs(context, exhibition, [
            { name: context.i18n._(msg`Exhibitors`), path, search: pageOf },
          ])),
      search: pageOf,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitorsSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { exhibition } = Route.useParams();
  return <ExhibitorsPage id={exhibition.exhibitionId} search={readExhibitorSearch(Route.useSearch())} />;
}
