import { initPassword } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { InitPasswordPage } from './InitPasswordPage.tsx';

type Search = { init_token?: string; init_email?: string };

/** §2.2 `/initPassword` with `init_token` and `init_email`. */
export const Route = createFileRoute('/initPassword')({
  validateSearch: ({
    init_token: token,
    init_email: email,
  }: {
    init_token?: unknown;
    init_email?: unknown;
  }): Search => ({
    ...(typeof token === 'string' && { init_token: token }),
    ...(typeof email === 'string' && { init_email: email }),
  }),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Choose your password`), initPassword.format({})),
  head: pageHead,
  component: InitPasswordPage,
});
