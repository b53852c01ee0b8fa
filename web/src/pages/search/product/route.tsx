import { createFileRoute, redirect } from '@tanstack/react-router';
import { categoryPage } from '@fairgate/schema/urls/category';
import { productSearch } from '@fairgate/schema/urls/search';
import { conditionsOf } from '#features/search/change.ts';
import {
  readProductSearch,
  type ProductSearch,
  type ProductSearchInput,
} from '#features/search/product-search.ts';
import { ProductAddressDocument } from '#operations/product-address.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import type { Found } from '../listing/found.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { loadListing, prepareResults } from '../listing/load-listing.ts';
import { pageFacts } from '../listing/page-facts.ts';
import { SearchPage } from './SearchPage.tsx';

export const Route = createFileRoute('/search/product')({
  // Parsed where it is used (product-search.ts), so that the parser stays out of the first download of other
  // pages.
  validateSearch: (search: ProductSearchInput) => search,
  // No loaderDeps and always stale: when a filter changes, the page stays and shows its own loading state.
  staleTime: 0,
  loader: async ({ context, location }) => {
    const search = readProductSearch(location.search);
    const data = await loadListing(context, search);
    // §2.9 `id` is the id of a category or a product.
    if (search.id !== undefined && search.keyword === undefined && !data.category) {
      const { product } = await loadPage(context, ProductAddressDocument, { id: search.id });
      if (product)
        throw redirect({
          to: '/{$product}.html',
          params: { product: { slug: product.slug, id: product.id } },
          replace: true,
        });
    }
    await prepareResults(context, search, data);
    return describePage(context, {
      path: productSearch.format({}),
      search: location.search,
      ...pageFacts(search, data, context),
      ...sameAsCategory(search, data),
    });
  },
  head: pageHead,
  component: SearchPage,
  pendingComponent: ListingSkeleton,
  // Beyond the last page: the page explains it, with status 404.
  notFoundComponent: () => <SearchPage />,
  errorComponent: ({ error }) => <SearchPage fault={Fault.from(error)} />,
});

/** A search for a whole category is the category's page, which is the canonical address. */
function sameAsCategory(search: ProductSearch, { category }: Found) {
  if (!category || search.keyword !== undefined || conditionsOf(search).some(({ kind }) => kind !== 'id'))
    return {};
  return {
    path: categoryPage.format({
      category: { slug: category.slug, id: category.id, pageNo: search.pageNo ?? 1 },
    }),
    search: {},
  };
}
