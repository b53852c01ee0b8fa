import { formatSupplierSegment, supplierPage } from '@fairgate/schema/urls/supplier';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { loadSupplier } from './load-supplier.ts';
import { SupplierNotFound } from './SupplierNotFound.tsx';
import { SupplierPage, type SupplierSearch } from './SupplierPage.tsx';
import { SupplierSkeleton } from './SupplierSkeleton.tsx';

/** §2.2 `/supplier/{name}{supplierId}.html` */
export const Route = createFileRoute('/supplier/{$supplier}.html')({
  params: {
    parse: supplierPage.parseParams,
    stringify: ({ supplier }) => ({ supplier: formatSupplierSegment(supplier) }),
  },
  validateSearch: (search: SupplierSearch) => search,
  loader: (step) => loadSupplier(step, '.html'),
  head: pageHead,
  component: Page,
  pendingComponent: SupplierSkeleton,
  notFoundComponent: SupplierNotFound,
});

function Page() {
  return <SupplierPage id={Route.useParams().supplier.id} search={Route.useSearch()} />;
}
