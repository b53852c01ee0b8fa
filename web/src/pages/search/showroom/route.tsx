import { keywordPage } from '@fairgate/schema/urls/keyword';
import { showroomPage } from '@fairgate/schema/urls/showroom';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { ProductSearchInput } from '#features/search/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { hasOtherSpelling } from '../listing/canonical.ts';
import { homeCrumb } from '../listing/crumbs.ts';
import { KeywordCategories } from '../listing/lazy-results.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { loadListing, prepareResults } from '../listing/load-listing.ts';
import { listFacts } from '../listing/list-facts.ts';
import { readShowroomSearch } from './showroom-place.ts';
import { ShowroomPage } from './ShowroomPage.tsx';

/** §2.2 `/{roomType}/showroom-{keyword}.html`, with `_{pageNo}` from page 2 on */
export const Route = createFileRoute('/$roomType/showroom-{$showroom}.html')({
  params: {
    parse: showroomPage.parseParams,
    stringify: ({ roomType, showroom }) => ({ roomType, showroom: keywordPage.format(showroom) }),
  },
  validateSearch: (search: ProductSearchInput) => search,
  staleTime: 0,
  loader: async ({ context, params, location }) => {
    const path = showroomPage.format(params);
    if (hasOtherSpelling(location, context.site.deployPath, path)) {
      throw redirect({
        to: '/$roomType/showroom-{$showroom}.html',
        params,
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    }
    const { roomType, showroom } = params;
    const search = readShowroomSearch(roomType, showroom, location.search);
    const data = await loadListing(context, search);
    await Promise.all([prepareResults(context, search, data), KeywordCategories.preload()]);
    // Any text can be a keyword: one without products is a 404, unless filters exclude them.
    if (
      data.searchProducts.totalCount === 0 &&
      data.searchProducts.facets.every(({ values }) => values.length === 0)
    )
      throw notFound();
    const facts = listFacts(
      search,
      data,
      context,
      [homeCrumb(context.i18n), { name: search.keyword ?? '' }],
      { about: search.keyword ?? '', fixed: roomType === 'hots' ? ['sort'] : [] },
    );
    // Keyword and page are in the path: the query parameters for them are ignored.
    return describePage(context, { ...facts, path });
  },
  head: pageHead,
  component: ShowroomPage,
  pendingComponent: ListingSkeleton,
  // No product for the keyword, or beyond the last page: the page explains it, with status 404.
  notFoundComponent: () => <ShowroomPage />,
  errorComponent: ({ error }) => <ShowroomPage fault={Fault.from(error)} />,
});
