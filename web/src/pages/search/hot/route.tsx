import { hotList } from '@fairgate/schema/urls/search';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { ProductSearchInput } from '#features/search/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { hasOtherSpelling } from '../listing/canonical.ts';
import { homeCrumb } from '../listing/crumbs.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { loadListing, prepareResults } from '../listing/load-listing.ts';
import { listFacts } from '../listing/list-facts.ts';
import { HotPage } from './HotPage.tsx';
import { asHotType, hotPlace, nameOfHot, pathOfHot, readHotSearch } from './hot-types.ts';

/** §2.2 `/hot/{type}` */
export const Route = createFileRoute('/hot/$type')({
  params: { parse: hotList.parseParams, stringify: ({ type }) => ({ type }) },
  validateSearch: (search: ProductSearchInput) => search,
  staleTime: 0,
  loader: async ({ context, params, location }) => {
    // Suppliers have their own search with the same order.
    if (/^suppliers?$/i.test(params.type))
      throw redirect({ to: '/search/supplier', search: { sort: 'rating' }, statusCode: 301, replace: true });
    const type = asHotType(params.type);
    if (!type) throw notFound();
    const path = pathOfHot(type);
    if (hasOtherSpelling(location, context.site.deployPath, path)) {
      throw redirect({
        to: '/hot/$type',
        params: { type },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    }
    const search = readHotSearch(type, location.search);
    const { fixed } = hotPlace(type);
    const data = await loadListing(context, search);
    await prepareResults(context, search, data, fixed);
    const about = nameOfHot(type, context.i18n);
    return describePage(context, {
      ...listFacts(search, data, context, [homeCrumb(context.i18n), { name: about }], {
        about,
        fixed: [...fixed, 'sort'],
      }),
      path,
      search: location.search,
    });
  },
  head: pageHead,
  component: HotPage,
  pendingComponent: ListingSkeleton,
  // No such list, or beyond its last page: the page explains it, with status 404.
  notFoundComponent: () => <HotPage />,
  errorComponent: ({ error }) => <HotPage fault={Fault.from(error)} />,
});
