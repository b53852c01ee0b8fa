import { myCard } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { MyCardPage } from './MyCardPage.tsx';

/** §2.4 `/myCard`, on phones; on a desktop the account page has the card. */
export const Route = createFileRoute('/myCard')({
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`My business card`), myCard.format({})),
  head: pageHead,
  component: MyCardPage,
});
