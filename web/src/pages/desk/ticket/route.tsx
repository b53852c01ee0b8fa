import { deskTicket } from '@fairgate/schema/urls/desk';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { describeAccountPage } from '../../describe-account-page.ts';
import { pageHead } from '../../page-head.ts';
import { DeskTicketPage } from './DeskTicketPage.tsx';

/** `/desk/{ticketId}`: one ticket. The page is rendered without a viewer. */
export const Route = createFileRoute('/desk/$ticketId')({
  params: { parse: deskTicket.parseParams },
  loader: ({ context, params }) =>
    describeAccountPage(context, context.i18n._(msg`Desk`), deskTicket.format(params)),
  head: pageHead,
  component: DeskTicketPage,
});
