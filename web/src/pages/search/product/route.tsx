import { createFileRoute, notFound } from '@tanstack/react-router';
import { readProductSearch, type ProductSearchInput } from '#features/search/product-search.ts';
import { NearProductsDocument } from '#operations/near-products.ts';
import { ProductSearchDocument } from '#operations/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { nearVariables, searchVariables } from './variables.ts';

export const Route = createFileRoute('/search/product')({
  // Read by zod where it is used (product-search.ts): zod has no place in the first download of every other page.
  validateSearch: (search: ProductSearchInput) => search,
  // No loaderDeps and always stale: when a filter changes, the page stays and shows by itself what is on its way.
  staleTime: 0,
  loader: async ({ context: { apollo, i18n }, location }): Promise<PageFacts> => {
    const search = readProductSearch(location.search);
    const { data, error } = await apollo.query({ query: ProductSearchDocument, variables: searchVariables(search) });
    if (!data) throw Fault.from(error);
    const { totalCount, nodes } = data.searchProducts;
    if (totalCount === 0) await apollo.query({ query: NearProductsDocument, variables: nearVariables(search, i18n.locale) });
    if (totalCount > 0 && nodes.length === 0) throw notFound();
    return pageFacts(search, data, i18n);
  },
  head: ({ loaderData }) => ({
    meta: loaderData && [
      { title: loaderData.title },
      { name: 'description', content: loaderData.description },
      ...(loaderData.isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
  }),
  component: SearchPage,
  pendingComponent: SearchSkeleton,
  // A page beyond the last one: the page itself says so, with status 404.
  notFoundComponent: () => <SearchPage />,
  errorComponent: ({ error }) => <SearchPage fault={Fault.from(error)} />,
});
