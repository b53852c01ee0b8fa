import { rfqLanding } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { RfqLandingDocument } from '#operations/rfq-landing.ts';
import { loadPage } from '../../load-page.ts';
import { describePage } from '../../describe-page.ts';
import { pageHead } from '../../page-head.ts';
import { RfqLandingPage } from './RfqLandingPage.tsx';
import { RfqLandingSkeleton } from './RfqLandingSkeleton.tsx';

/** §2.3 `/landing/rfq/product-{id}`: the target of campaigns, with the product and one form. */
export const Route = createFileRoute('/landing/rfq/product-{$productId}')({
  params: { parse: rfqLanding.parseParams, stringify: ({ productId }) => ({ productId }) },
  loader: async ({ context, params }) => {
    const { product } = await loadPage(context, RfqLandingDocument, { id: params.productId });
    if (!product) throw notFound();
    const { name, picture } = product;
    return describePage(context, {
      title: context.i18n._(msg`Request a quote: ${name}`),
      description: context.i18n._(
        msg`We forward your request to the supplier and email you the quote. It’s free, with no obligation.`,
      ),
      path: rfqLanding.format(params),
      picture: picture?.src,
    });
  },
  head: pageHead,
  component: RfqLandingPage,
  pendingComponent: RfqLandingSkeleton,
});
