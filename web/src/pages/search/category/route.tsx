import { categoryPage, formatCategorySegment } from '@fairgate/schema/urls/category';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { ProductSearchInput } from '#features/search/product-search.ts';
import { Fault } from '#platform/fault.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { hasOtherSpelling } from '../listing/canonical.ts';
import { crumbsTo, endingHere } from '../listing/crumbs.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { loadListing, prepareResults } from '../listing/load-listing.ts';
import { listFacts } from '../listing/list-facts.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { readCategorySearch } from './category-place.ts';

/** §2.2 `/category/{name}{categoryId}.html` and `/category/{name}{categoryId}_{pageNo}.html` */
export const Route = createFileRoute('/category/{$category}.html')({
  params: {
    parse: categoryPage.parseParams,
    stringify: ({ category }) => ({ category: formatCategorySegment(category) }),
  },
  validateSearch: (search: ProductSearchInput) => search,
  // As with a search: when a filter changes, the page stays and shows its own loading state.
  staleTime: 0,
  loader: async ({ context, params, location }) => {
    const search = readCategorySearch(params.category, location.search);
    const data = await loadListing(context, search, 'category');
    if (!data.category) throw notFound();
    const category = { slug: data.category.slug, id: data.category.id, pageNo: params.category.pageNo };
    const path = categoryPage.format({ category });
    if (hasOtherSpelling(location, context.site.deployPath, path)) {
      throw redirect({
        to: '/category/{$category}.html',
        params: { category },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    }
    await prepareResults(context, search, data, ['id']);
    // Keyword, category and page are in the path: the query parameters for them are ignored.
    return describePage(context, {
      ...listFacts(search, data, context, endingHere(crumbsTo(context.i18n, data.category))),
      path,
    });
  },
  head: pageHead,
  component: CategoryPage,
  pendingComponent: ListingSkeleton,
  // No such category, or beyond its last page: the page explains it, with status 404.
  notFoundComponent: () => <CategoryPage />,
  errorComponent: ({ error }) => <CategoryPage fault={Fault.from(error)} />,
});
