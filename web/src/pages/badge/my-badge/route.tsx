import { myBadge } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { MyBadgePage } from './MyBadgePage.tsx';

/** §2.4 `/myBadge`, on phones. */
export const Route = createFileRoute('/myBadge')({
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`My badges`), myBadge.format({})),
  head: pageHead,
  component: MyBadgePage,
});
