import { ticketByLink } from '@fairgate/schema/urls/desk';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { TicketByLinkPage } from './TicketByLinkPage.tsx';

/** `/ticket`: a message to our team and its answers; a mailed link has `ticket_token`. */
export const Route = createFileRoute('/ticket')({
  validateSearch: ({ ticket_token: token }: { ticket_token?: unknown }): { ticket_token?: string } =>
    typeof token === 'string' ? { ticket_token: token } : {},
  loader: ({ context }) =>
    describeAccountPage(context, context.i18n._(msg`Your message to our team`), ticketByLink.format({})),
  head: pageHead,
  component: TicketByLinkPage,
});
