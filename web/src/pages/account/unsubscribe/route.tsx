import { unsubscribe } from '@fairgate/schema/urls/account';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../page-head.ts';
import { describeAccountPage } from '../../describe-account-page.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

/** §2.2 `/setting/unsubscribe`, notification settings; a mailed link has `unsubscribe_token`. */
export const Route = createFileRoute('/setting/unsubscribe')({
  validateSearch: ({
    unsubscribe_token: token,
  }: {
    unsubscribe_token?: unknown;
  }): { unsubscribe_token?: string } => (typeof token === 'string' ? { unsubscribe_token: token } : {}),
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Email preferences`), unsubscribe.format({})),
  head: pageHead,
  component: UnsubscribePage,
});
