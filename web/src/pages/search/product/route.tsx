import { createFileRoute, notFound } from '@tanstack/react-router';
import { productSearch } from '@fairgate/schema/urls/search';
import { readProductSearch, type ProductSearchInput } from '#features/search/product-search.ts';
import { ProductSearchDocument } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { found } from './found.ts';
import { NoResults, ResultTable } from './lazy-results.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { searchVariables } from './variables.ts';

export const Route = createFileRoute('/search/product')({
  // Read by zod where it is used (product-search.ts): zod has no place in the first download of every other page.
  validateSearch: (search: ProductSearchInput) => search,
  // No loaderDeps and always stale: when a filter changes, the page stays and shows by itself what is on its way.
  staleTime: 0,
  loader: async ({ context, location }): Promise<PageFacts> => {
    const search = readProductSearch(location.search);
    const data = found(await loadPage(context, ProductSearchDocument, searchVariables(search), 'searchProducts'));
    if (!data) throw new Fault('SERVER_ERROR');
    const { totalCount, nodes } = data.searchProducts;
    if (search.view === 'table') await ResultTable.preload?.();
    if (totalCount === 0) await Promise.all([NoResults.preload?.(), import('./near.ts').then(({ loadNear }) => loadNear(context, search))]);
    if (totalCount > 0 && nodes.length === 0) throw notFound();
    return pageFacts(search, data, context);
  },
  head: ({ match: { context, search }, loaderData }) => pageHead(context, { path: productSearch.format({}), search, hidden: true, ...loaderData }),
  component: SearchPage,
  pendingComponent: SearchSkeleton,
  // A page beyond the last one: the page itself says so, with status 404.
  notFoundComponent: () => <SearchPage />,
  errorComponent: ({ error }) => <SearchPage fault={Fault.from(error)} />,
});
