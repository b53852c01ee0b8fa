import { rfqManage } from '@fairgate/schema/urls/rfq';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { type ManageSearch, readManageSearch } from './manage-search.ts';
import { ManagePage } from './ManagePage.tsx';

/** §2.2 `/rfq/manage`: the buyer's RFQs. The page is rendered without a viewer. */
export const Route = createFileRoute('/rfq/manage')({
  validateSearch: (search: ManageSearch): ManageSearch => readManageSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Your requests for quotation`), rfqManage.format({})),
  head: pageHead,
  component: ManagePage,
});
