import { rfqLanding } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { readRfqSearch, type RfqSearch } from '#features/rfq/rfq-search.ts';
import { RfqLandingDocument } from '#operations/rfq-landing.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { RfqLandingPage } from './RfqLandingPage.tsx';
import { RfqLandingSkeleton } from './RfqLandingSkeleton.tsx';

/** §2.3 `/landing/rfq/product-{id}`: the target of campaigns, with the product and one form. */
export const Route = createFileRoute('/landing/rfq/product-{$productId}')({
  params: { parse: rfqLanding.parseParams, stringify: ({ productId }) => ({ productId }) },
  validateSearch: (search: RfqSearch): RfqSearch => readRfqSearch(search),
  loader: async ({ context, params }) => {
    const { product } = await loadPage(
      context,
      RfqLandingDocument,
      { id: params.productId },
      'product',
      'rfqOptions',
    );
    if (!product) throw notFound();
    const { name, picture } = product;
    return describePage(context, {
      title: context.i18n._(msg`Request a quote: ${name}`),
      description: context.i18n._(
        msg`Your request goes to this supplier, and to others in the category if you like. They send you their quotations. It’s free, with no obligation.`,
      ),
      path: rfqLanding.format(params),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: RfqLandingPage,
  pendingComponent: RfqLandingSkeleton,
});
