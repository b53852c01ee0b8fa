import { rfqQuotation } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { privatePart } from '#features/private-page/private-part.tsx';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ByIdSearch, readByIdSearch } from '../by-id-search.ts';
import { RfqPrivatePage } from '../RfqPrivatePage.tsx';

const Quotation = privatePart(() => import('./Quotation.tsx').then((module) => module.Quotation));

/** §2.2 `/rfq/quotation`: the quotations for an RFQ, side by side. The page is rendered without a viewer. */
export const Route = createFileRoute('/rfq/quotation')({
  validateSearch: (search: ByIdSearch): ByIdSearch => readByIdSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Compare quotations`), rfqQuotation.format({})),
  head: pageHead,
  component: Page,
});

function Page() {
  const { rfq_id: id } = Route.useSearch();
  return (
    <RfqPrivatePage title={<Trans>Compare quotations</Trans>}>
      <Quotation id={id} />
    </RfqPrivatePage>
  );
}
