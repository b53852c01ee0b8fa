import { rfqSuccess } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ByIdSearch, readByIdSearch } from '../by-id-search.ts';
import { SuccessPage } from './SuccessPage.tsx';

/** §2.2 `/rfq/success`: the RFQ has arrived. */
export const Route = createFileRoute('/rfq/success')({
  validateSearch: (search: ByIdSearch): ByIdSearch => readByIdSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Request sent`), rfqSuccess.format({})),
  head: pageHead,
  component: SuccessPage,
});
