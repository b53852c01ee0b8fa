import { formatSupplierSegment, supplierShort } from '@fairgate/schema/urls/supplier';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { loadSupplier } from '../supplier/load-supplier.ts';
import { SupplierNotFound } from '../supplier/SupplierNotFound.tsx';
import { SupplierPage, type SupplierSearch } from '../supplier/SupplierPage.tsx';
import { SupplierSkeleton } from '../supplier/SupplierSkeleton.tsx';

/** §2.3 `/supplier/{name}{supplierId}`: rendered as the address with `.html`, its canonical address. */
export const Route = createFileRoute('/supplier/$supplier')({
  params: {
    parse: supplierShort.parseParams,
    stringify: ({ supplier }) => ({ supplier: formatSupplierSegment(supplier) }),
  },
  validateSearch: (search: SupplierSearch) => search,
  loader: (step) => loadSupplier(step, ''),
  head: pageHead,
  component: Page,
  pendingComponent: SupplierSkeleton,
  notFoundComponent: SupplierNotFound,
});

function Page() {
  return <SupplierPage id={Route.useParams().supplier.id} search={Route.useSearch()} />;
}
