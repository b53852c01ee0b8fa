import { formatSupplierSegment, supplierPage } from '@fairgate/schema/urls/supplier';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/supplier/{$supplier}.html')({
  params: { parse: supplierPage.parseParams, stringify: ({ supplier }) => ({ supplier: formatSupplierSegment(supplier) }) },
  component: () => <p>supplier</p>,
});
