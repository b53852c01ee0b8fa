import { rfqEdit } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privatePart } from '#features/private-page/private-part.tsx';
import { RfqPageDocument, useRfqPageQuery } from '#operations/rfq-page.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { loadPage } from '../../load-page.ts';
import { pageHead } from '../../page-head.ts';
import { RfqPrivatePage } from '../RfqPrivatePage.tsx';

const Edit = privatePart(() => import('./Edit.tsx').then((module) => module.Edit));

/** §2.2 `/rfq/edit/{rfqId}`: a change of an open RFQ. The page is rendered without a viewer. */
export const Route = createFileRoute('/rfq/edit/$rfqId')({
  params: { parse: rfqEdit.parseParams, stringify: (params) => params },
  loader: async ({ context, params: { rfqId } }) => {
    await loadPage(context, RfqPageDocument, {}, 'rfqOptions');
    return describeAccountPage(context, context.i18n._(msg`Change your request`), rfqEdit.format({ rfqId }));
  },
  head: pageHead,
  component: Page,
});

function Page() {
  const { rfqId } = Route.useParams();
  const { data } = useRfqPageQuery();
  return (
    <RfqPrivatePage title={<Trans>Change your request</Trans>}>
      {data?.rfqOptions && <Edit id={rfqId} options={data.rfqOptions} />}
    </RfqPrivatePage>
  );
}
