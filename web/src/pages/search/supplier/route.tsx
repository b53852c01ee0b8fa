import { supplierSearch } from '@fairgate/schema/urls/search';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ProductSearchInput } from '#features/search/product-search.ts';
import { readSupplierSearch } from '#features/search/product-search.ts';
import { SupplierSearchDocument } from '#operations/supplier-search.ts';
import { Fault } from '#platform/fault.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { ListingSkeleton } from '../listing/ListingSkeleton.tsx';
import { SuppliersSkeleton } from './SuppliersSkeleton.tsx';
import { supplierFacts, suppliersIn, supplierVariables } from './supplier-search.ts';
import { SupplierSearchPage } from './SupplierSearchPage.tsx';

/** §2.2 `/search/supplier` */
export const Route = createFileRoute('/search/supplier')({
  validateSearch: (search: ProductSearchInput) => search,
  // As with products: when a filter changes, the page stays and shows its own loading state.
  staleTime: 0,
  loader: async ({ context, location }) => {
    const search = readSupplierSearch(location.search);
    const data = suppliersIn(
      await loadPage(context, SupplierSearchDocument, supplierVariables(search), 'searchSuppliers'),
    );
    if (!data) throw new Fault('SERVER_ERROR');
    const { totalCount, edges } = data.searchSuppliers;
    if (totalCount > 0 && edges.length === 0) throw notFound();
    return describePage(context, {
      ...supplierFacts(search, data, context),
      path: supplierSearch.format({}),
      search: location.search,
    });
  },
  head: pageHead,
  component: SupplierSearchPage,
  pendingComponent: () => (
    <ListingSkeleton>
      <SuppliersSkeleton />
    </ListingSkeleton>
  ),
  // Beyond the last page: the page explains it, with status 404.
  notFoundComponent: () => <SupplierSearchPage />,
  errorComponent: ({ error }) => <SupplierSearchPage fault={Fault.from(error)} />,
});
