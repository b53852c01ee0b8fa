import { formatSupplierSegment, type SupplierUrl } from '@fairgate/schema/urls/supplier';
import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import { SupplierDocument } from '#operations/supplier.ts';
import { isLastSegment } from '../../last-segment.ts';
import { loadPage } from '../../load-page.ts';
import { readPageNo } from '../../page-no.ts';
import { describeSupplier } from './describe.ts';
import { loadParts } from './lazy-sections.ts';

type LoaderStep = {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly params: SupplierUrl;
};

/**
 * A supplier page's loader, for both of its addresses. `ending` follows the name and id in this address.
 * Throws notFound when there is no such supplier; a redirect (301) to `/supplier/{name}{supplierId}.html`
 * when the address has another name (§2.1).
 */
export async function loadSupplier(
  {
    context,
    location,
    params: {
      supplier: { id },
    },
  }: LoaderStep,
  ending: '' | '.html',
) {
  const [{ supplier }] = await Promise.all([
    loadPage(context, SupplierDocument, { id, page: readPageNo(location.search) }),
    loadParts(),
  ]);
  if (!supplier) throw notFound();
  const { slug } = supplier;
  if (!isLastSegment(location.pathname, formatSupplierSegment({ slug, id }) + ending)) {
    throw redirect({
      to: '/supplier/{$supplier}.html',
      params: { supplier: { slug, id } },
      search: location.search,
      hash: location.hash,
      statusCode: 301,
      replace: true,
    });
  }
  return describeSupplier(context, supplier);
}
