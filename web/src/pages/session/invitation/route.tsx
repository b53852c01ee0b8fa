import { supplierInvitation } from '@fairgate/schema/urls/desk';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { InvitationPage } from './InvitationPage.tsx';

/** `/supplier-invitation`: an account for a supplier; a mailed link has `invite_token`. */
export const Route = createFileRoute('/supplier-invitation')({
  validateSearch: ({ invite_token: token }: { invite_token?: unknown }): { invite_token?: string } =>
    typeof token === 'string' ? { invite_token: token } : {},
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Your supplier account`), supplierInvitation.format({})),
  head: pageHead,
  component: InvitationPage,
});
