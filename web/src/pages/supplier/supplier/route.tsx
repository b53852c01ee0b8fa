import { supplierPage } from '@fairgate/schema/urls/supplier';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/supplier/{$supplier}.html')({
  params: { parse: supplierPage.parseParams, stringify: supplierPage.formatParams },
  component: () => <p>supplier</p>,
});
