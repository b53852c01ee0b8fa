import { crmRfq } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { formOf } from '#features/rfq/form-of.ts';
import { readRfqSearch, type RfqSearch } from '#features/rfq/rfq-search.ts';
import { pageHead } from '../../page-head.ts';
import { loadRfqPage } from '../load-rfq-page.ts';
import { RfqPage } from '../RfqPage.tsx';
import { RfqPageSkeleton } from '../RfqPageSkeleton.tsx';

/** §2.2 `/crm-rfq`: the form that our team’s mails link to, with what the person has asked for (§2.9, §3 source 7). */
export const Route = createFileRoute('/crm-rfq')({
  validateSearch: (search: RfqSearch): RfqSearch => readRfqSearch(search),
  loader: ({ context }) =>
    loadRfqPage(context, {
      title: context.i18n._(msg`Complete your request`),
      path: crmRfq.format({}),
      hidden: true,
    }),
  head: pageHead,
  component: Page,
  pendingComponent: RfqPageSkeleton,
});

function Page() {
  const search = Route.useSearch();
  const { rfq_id: again, rfq_description: wanted } = search;
  return (
    <RfqPage
      form={['mail', again, wanted].filter(Boolean).join(':')}
      start={{ source: 'RFQ_COLLECTION_MAIL' }}
      title={<Trans>Complete your request</Trans>}
      {...formOf(search)}
    >
      <Trans>
        We’ve filled in what we know from your message. Check it, add the quantity, and suppliers can quote.
      </Trans>
    </RfqPage>
  );
}
