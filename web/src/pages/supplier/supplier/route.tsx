import { formatSupplierSegment, supplierPage } from '@fairgate/schema/urls/supplier';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SupplierDocument } from '#operations/supplier.ts';
import { loadPage } from '../../load-page.ts';
import { factsOfSupplier, supplierHead } from './head.ts';
import { SupplierNotFound } from './SupplierNotFound.tsx';
import { SupplierPage } from './SupplierPage.tsx';
import { SupplierSkeleton } from './SupplierSkeleton.tsx';

/** §2.2 `/supplier/{name}{supplierId}.html` */
export const Route = createFileRoute('/supplier/{$supplier}.html')({
  params: { parse: supplierPage.parseParams, stringify: ({ supplier }) => ({ supplier: formatSupplierSegment(supplier) }) },
  loader: async ({ context, params: { supplier: { id } } }) => {
    const { supplier } = await loadPage(context, SupplierDocument, { id });
    if (!supplier) throw notFound();
    return factsOfSupplier(supplier);
  },
  head: ({ match, loaderData }) => (loaderData ? supplierHead(match.context, loaderData) : {}),
  component: SupplierPage,
  pendingComponent: SupplierSkeleton,
  notFoundComponent: SupplierNotFound,
});
