import { account } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { AccountPage } from './AccountPage.tsx';

/**
 * §2.4 `/account`, also on a desktop (docs/decisions/2026-11-21-account-pages.md); with `deleted` after the deletion of an account,
 * which loads the page again.
 */
export const Route = createFileRoute('/account')({
  validateSearch: ({ deleted }: { deleted?: unknown }): { deleted?: true } =>
    String(deleted) === 'true' ? { deleted: true } : {},
  loader: ({ context }) => describeAccountPage(context, context.i18n._(msg`My account`), account.format({})),
  head: pageHead,
  component: AccountPage,
});
