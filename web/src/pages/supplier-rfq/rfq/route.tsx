import { supplierRfq } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privatePart } from '#features/private-page/private-part.tsx';
import { RfqPageDocument, useRfqPageQuery } from '#operations/rfq-page.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { SupplierRfqPrivatePage } from '../SupplierRfqPrivatePage.tsx';

const SupplierRfq = privatePart(() => import('./SupplierRfq.tsx').then((module) => module.SupplierRfq));

/** `/supplier-rfqs/{rfqId}`: one RFQ, and the supplier's answer. The page is rendered without a viewer. */
export const Route = createFileRoute('/supplier-rfqs/$rfqId')({
  params: { parse: supplierRfq.parseParams, stringify: (params) => params },
  loader: async ({ context, params: { rfqId } }) => {
    await loadPage(context, RfqPageDocument, {}, 'rfqOptions');
    return describeAccountPage(
      context,
      context.i18n._(msg`Request for quotation`),
      supplierRfq.format({ rfqId }),
    );
  },
  head: pageHead,
  component: Page,
});

function Page() {
  const { rfqId } = Route.useParams();
  const { data } = useRfqPageQuery();
  return (
    <SupplierRfqPrivatePage title={<Trans>Request for quotation</Trans>}>
      {data?.rfqOptions && <SupplierRfq key={rfqId} id={rfqId} options={data.rfqOptions} />}
    </SupplierRfqPrivatePage>
  );
}
