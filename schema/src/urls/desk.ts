// Our team has pages of its own, which the specification leaves open (§3 chat member type 1).
import { digits } from './segment.ts';
import { shape } from './shape.ts';

/** `/desk`: what operators look after. */
export const deskHome = shape('/desk');
/** `/desk/{ticketId}`: one ticket. */
export const deskTicket = shape('/desk/{ticketId}', { ticketId: digits });
/** `/ticket`: a ticket for the person who wrote it, by the link of a mail (ticket_token). */
export const ticketByLink = shape('/ticket');
/** `/supplier-invitation`: an account for a supplier, by the link of a mail (invite_token). */
export const supplierInvitation = shape('/supplier-invitation');
