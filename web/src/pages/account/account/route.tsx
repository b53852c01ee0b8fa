import { account } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { AccountPage } from './AccountPage.tsx';

/** §2.4 `/account`, also on a desktop (docs/decisions/2026-11-21-account-pages.md). */
export const Route = createFileRoute('/account')({
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`My account`), account.format({})),
  head: pageHead,
  component: AccountPage,
});
