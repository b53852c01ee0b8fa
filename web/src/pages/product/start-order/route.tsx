import { startOrder } from '@fairgate/schema/urls/product';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { StartOrderDocument } from '#operations/start-order.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { readStartOrderSearch, type StartOrderSearch } from './start-order-search.ts';
import { StartOrderPage } from './StartOrderPage.tsx';
import { StartOrderSkeleton } from './StartOrderSkeleton.tsx';

/**
 * §2.2 `/startOrder/{productId}`: an order of a product, at its price or, with `quotation`, at that of an accepted quotation. The chosen
 * variant and the quantity are in the address.
 */
export const Route = createFileRoute('/startOrder/$productId')({
  params: { parse: startOrder.parseParams, stringify: ({ productId }) => ({ productId }) },
  validateSearch: (search: StartOrderSearch): StartOrderSearch => readStartOrderSearch(search),
  loader: async ({ context, params }) => {
    const { product } = await loadPage(context, StartOrderDocument, { id: params.productId });
    if (!product) throw notFound();
    const { name } = product;
    return describePage(context, {
      title: context.i18n._(msg`Place an order: ${name}`),
      path: startOrder.format(params),
      hidden: true,
    });
  },
  head: pageHead,
  component: StartOrderPage,
  pendingComponent: StartOrderSkeleton,
});
