import type { ConversationKind } from '@fairgate/schema/constants';
import { ticketWaits } from '../buyer/ticket-waits.ts';
import { afterEnquiryMessage } from '../enquiries/state.ts';
import { afterOrderMessage } from '../orders/mails.ts';
import { afterMeetingMessage } from '../meetings/mails.ts';
import { afterRfqMessage } from '../rfq/mails.ts';
import { afterChatMessage } from './chat-mails.ts';
import type { AfterMessage } from './written.ts';

/** By kind of conversation. */
export const afterMessage: Readonly<Partial<Record<ConversationKind, AfterMessage>>> = {
  enquiry: afterEnquiryMessage,
  rfq: afterRfqMessage,
  order: afterOrderMessage,
  meeting: afterMeetingMessage,
  chat: afterChatMessage,
  ticket: (db, _post, { conversationId }) => ticketWaits(db, conversationId),
};
