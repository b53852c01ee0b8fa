// The inbox of buyers and suppliers, which the specification leaves open.
import { digits } from './segment.ts';
import { shape } from './shape.ts';

/** `/inbox`: everything that concerns a person: enquiries, quotations, meetings, orders and messages to our team. */
export const inbox = shape('/inbox');
/** `/inbox/{conversationId}`: the messages about one thing. */
export const inboxConversation = shape('/inbox/{conversationId}', { conversationId: digits });
/** `/inbox/chat`: a message that begins a chat with a supplier, which the query names, about one of its products or none. */
export const inboxChat = shape('/inbox/chat');
/** The proforma invoice of an order, a PDF: for its buyer and its supplier. */
export const invoicePath = (orderId: string): string => `/orders/${orderId}/proforma-invoice.pdf`;
