import type { OperationMaker } from '../../wire/operation.ts';
import { sessionOperationsOf } from '../staff/sessions.ts';
import { getTicketConversation } from './conversation.ts';
import { getUnansweredEnquiryList, remindSupplier } from './enquiries.ts';
import { getInvitationList, inviteToSupplier, resendInvitation, revokeInvitation } from './invitations.ts';
import { getUnansweredRfqList } from './rfqs.ts';
import { answerTicket, assignTicket, closeTicket, noteTicket } from './ticket-actions.ts';
import { getDesk, getOperatorList, getTicketList } from './ticket-list.ts';

/** What operators do: sign in, and look after what visitors and suppliers need from our team. */
export const operatorOperations: readonly OperationMaker[] = [
  ...sessionOperationsOf('operator'),
  getDesk,
  getOperatorList,
  getTicketList,
  getTicketConversation,
  assignTicket,
  answerTicket,
  noteTicket,
  closeTicket,
  getUnansweredEnquiryList,
  remindSupplier,
  getUnansweredRfqList,
  getInvitationList,
  inviteToSupplier,
  resendInvitation,
  revokeInvitation,
];
