import { rfqForm } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { formOf } from '#features/rfq/form-of.ts';
import { readRfqSearch, type RfqSearch } from '#features/rfq/rfq-search.ts';
import { pageHead } from '../../page-head.ts';
import { loadRfqPage } from '../load-rfq-page.ts';
import { RfqPage } from '../RfqPage.tsx';
import { RfqPageSkeleton } from '../RfqPageSkeleton.tsx';

/** §2.2 `/rfq`: a request for a product, to all suppliers in its category; §2.9 its parameters begin the form. */
export const Route = createFileRoute('/rfq')({
  validateSearch: (search: RfqSearch): RfqSearch => readRfqSearch(search),
  loader: ({ context }) =>
    loadRfqPage(context, {
      title: context.i18n._(msg`Request quotes`),
      description: context.i18n._(
        msg`Tell us what you need, how much, and where it should be delivered. Suitable suppliers send you their quotations.`,
      ),
      path: rfqForm.format({}),
    }),
  head: pageHead,
  component: Page,
  pendingComponent: RfqPageSkeleton,
});

function Page() {
  const search = Route.useSearch();
  const { rfq_id: again, rfq_description: wanted } = search;
  const form = ['open', again, wanted].filter(Boolean).join(':');
  return (
    <RfqPage
      form={form}
      takesShared={form === 'open'}
      start={{ source: 'ORGANIC_TRAFFIC' }}
      title={<Trans>Request quotes</Trans>}
      {...formOf(search)}
    >
      <Trans>
        Tell us what you need, how much, and where it should be delivered. Suitable suppliers send you their
        quotations.
      </Trans>
    </RfqPage>
  );
}
