import { eshow } from '@fairgate/schema/urls/exhibition';
import { eshowPath } from '@fairgate/schema/urls/exhibition-segment';
import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { EshowDocument } from '#operations/eshow.ts';
import { askedLanguage } from '#platform/asked-language.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { searchOfLastPage } from '../../page-no.ts';
import { ExhibitionSkeleton } from '../exhibition/ExhibitionSkeleton.tsx';
import { eshowPageSize, eshowVariables, readEshowSearch, type EshowSearch } from './eshow-search.ts';
import { EshowPage } from './EshowPage.tsx';

/** §2.5 `/eshow{countryName}_{shortName}` and `/eshow_{shortName}`, open to all; an unknown one leads to the root (§2). */
export const Route = createFileRoute('/eshow{$eshow}')({
  params: { parse: eshow.parseParams, stringify: ({ eshow: path }) => ({ eshow: eshowPath.format(path) }) },
  validateSearch: (search: EshowSearch) => search,
  // No loaderDeps: with another search the page stays and shows its own loading state.
  loader: async ({ context, location, params }) => {
    const search = readEshowSearch(location.search);
    const { eshow: found } = await loadPage(
      context,
      EshowDocument,
      eshowVariables(params.eshow, search),
      'eshow',
    );
    if (!found)
      throw redirect({ to: '/', search: askedLanguage(location.search), statusCode: 302, replace: true });
    const { exhibitors, products } = found.exhibition;
    const count = (search.list ? exhibitors : products)?.totalCount;
    const onLastPage =
      count === undefined ? undefined : searchOfLastPage(location.search, count, eshowPageSize);
    if (onLastPage)
      throw redirect({
        to: '/eshow{$eshow}',
        params,
        search: onLastPage,
        statusCode: 302,
        replace: true,
      });
    const { name, siteName, picture } = found.exhibition;
    const path = eshow.format({ eshow: { countryName: siteName, shortName: found.shortName } });
    const pageOf = search.pageNo === 1 ? {} : { pageNo: search.pageNo };
    return describePage(context, {
      title: context.i18n._(msg`${name}: online show`),
      description: context.i18n._(
        msg`${name} online: its exhibitors and their products, to browse and search. Open to everyone.`,
      ),
      path,
      search: pageOf,
      exhibitionId: found.exhibition.id,
      // §2.5 The exhibition's own pages are for global buyers.
      structured:
        import.meta.env.SSR &&
        context.userKind === 'global' &&
        (() =>
          exhibitionCrumbs(context, found.exhibition, [
            { name: context.i18n._(msg`Online show`), path, search: pageOf },
          ])),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: ExhibitionSkeleton,
});

function Page() {
  return <EshowPage path={Route.useParams().eshow} search={readEshowSearch(Route.useSearch())} />;
}
