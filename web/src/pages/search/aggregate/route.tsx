import { aggregatePage } from '@fairgate/schema/urls/category';
import { keyword as keywordSegment } from '@fairgate/schema/urls/keyword';
import { optionalNamedId } from '@fairgate/schema/urls/named-id';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import type { ProductSearchInput } from '#features/search/product-search.ts';
import { CategoryNamedDocument } from '#operations/category-named.ts';
import { Fault } from '#platform/fault.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { hasOtherSpelling } from '../listing/canonical.ts';
import { KeywordCategories } from '../listing/lazy-results.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { loadListing, prepareResults } from '../listing/load-listing.ts';
import { listFacts } from '../listing/list-facts.ts';
import { AggregatePage } from './AggregatePage.tsx';
import { aggregateCrumbs } from './aggregate-crumbs.ts';
import { readAggregateSearch, wordsOf } from './aggregate-place.ts';

/** §2.2 `/aggregate/{keyword}/{category}.html` and `/aggregate/{keyword}/{category}{categoryId}.html` */
export const Route = createFileRoute('/aggregate/$keyword/{$category}.html')({
  params: {
    parse: aggregatePage.parseParams,
    stringify: ({ keyword, category }) => ({
      keyword: keywordSegment.format(keyword),
      category: optionalNamedId.format(category),
    }),
  },
  validateSearch: (search: ProductSearchInput) => search,
  staleTime: 0,
  loader: async ({ context, params, location }) => {
    const to = (category: typeof params.category) =>
      redirect({
        to: '/aggregate/$keyword/{$category}.html',
        params: { ...params, category },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    // A category named without its id is redirected to the address with the id.
    if (params.category.id === undefined) {
      const { categoryNamed } = await loadPage(context, CategoryNamedDocument, {
        name: wordsOf(params.category),
      });
      if (categoryNamed) throw to({ slug: categoryNamed.slug, id: categoryNamed.id });
    }
    const search = readAggregateSearch(params, location.search);
    const data = await loadListing(context, search);
    if (params.category.id !== undefined && !data.category) throw notFound();
    const category = data.category ? { slug: data.category.slug, id: data.category.id } : params.category;
    const path = aggregatePage.format({ ...params, category });
    if (hasOtherSpelling(location, context.site.deployPath, path)) throw to(category);
    await Promise.all([prepareResults(context, search, data, ['id']), KeywordCategories.preload()]);
    if (
      data.searchProducts.totalCount === 0 &&
      data.searchProducts.facets.every(({ values }) => values.length === 0)
    )
      throw notFound();
    // Keyword, category and page are in the path: the query parameters for them are ignored.
    return describePage(context, {
      ...listFacts(search, data, context, aggregateCrumbs(context.i18n, search, data)),
      path,
    });
  },
  head: pageHead,
  component: AggregatePage,
  pendingComponent: ListingSkeleton,
  // No such category, no product for the keyword, or beyond the last page: the page explains it, with status
  // 404.
  notFoundComponent: () => <AggregatePage />,
  errorComponent: ({ error }) => <AggregatePage fault={Fault.from(error)} />,
});
