import { resetPassword } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** §2.2 `/resetPassword`, linked from the login form; a mailed link has `reset_token`. */
export const Route = createFileRoute('/resetPassword')({
  validateSearch: ({ reset_token: token }: { reset_token?: unknown }): { reset_token?: string } =>
    typeof token === 'string' ? { reset_token: token } : {},
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Choose a new password`), resetPassword.format({})),
  head: pageHead,
  component: ResetPasswordPage,
});
