import { rfqBuyerService } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { formOf } from '#features/rfq/form-of.ts';
import { readRfqSearch, type RfqSearch } from '#features/rfq/rfq-search.ts';
import { pageHead } from '../../page-head.ts';
import { loadRfqPage } from '../load-rfq-page.ts';
import { RfqPage } from '../RfqPage.tsx';
import { RfqPageSkeleton } from '../RfqPageSkeleton.tsx';
import { SourcingSteps } from './SourcingSteps.tsx';

/** §2.2 `/rfq-buyerservice`: our team finds suppliers for a buyer who knows none: an RFQ that is open to all in its category. */
export const Route = createFileRoute('/rfq-buyerservice')({
  validateSearch: (search: RfqSearch): RfqSearch => readRfqSearch(search),
  loader: ({ context }) =>
    loadRfqPage(context, {
      title: context.i18n._(msg`Let us find suppliers`),
      description: context.i18n._(
        msg`Describe the product. Our team finds suppliers that make it and asks them to quote.`,
      ),
      path: rfqBuyerService.format({}),
    }),
  head: pageHead,
  component: Page,
  pendingComponent: RfqPageSkeleton,
});

function Page() {
  const search = Route.useSearch();
  return (
    <RfqPage
      form={['service', search.rfq_id, search.rfq_description].filter(Boolean).join(':')}
      start={{ source: 'ORGANIC_INDUSTRY_OPERATION' }}
      title={<Trans>Let us find suppliers</Trans>}
      aside={<SourcingSteps />}
      {...formOf(search)}
    >
      <Trans>Describe the product. Our team finds suppliers that make it and asks them to quote.</Trans>
    </RfqPage>
  );
}
