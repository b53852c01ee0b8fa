import { sharedDetails } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { type PageSearch, readPageSearch } from '../../page-no.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { SharedDetailsPage } from './SharedDetailsPage.tsx';

/** `/account/shared-details`: who received the buyer's contact details. The page is rendered without a viewer. */
export const Route = createFileRoute('/account/shared-details')({
  validateSearch: (search: PageSearch): PageSearch => readPageSearch(search),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Who received your details`), sharedDetails.format({})),
  head: pageHead,
  component: SharedDetailsPage,
});
