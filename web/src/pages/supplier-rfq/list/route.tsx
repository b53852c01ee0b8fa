import { supplierRfqs } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ListSearch, readListSearch } from './list-search.ts';
import { ListPage } from './ListPage.tsx';

/** `/supplier-rfqs`: the RFQs that a supplier may quote for. The page is rendered without a viewer. */
export const Route = createFileRoute('/supplier-rfqs')({
  validateSearch: (search: ListSearch): ListSearch => readListSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Buyers’ requests`), supplierRfqs.format({})),
  head: pageHead,
  component: ListPage,
});
