import { toLanguageCode } from '@fairgate/schema/locales';
import { ticketAnswer, ticketAssignment, ticketClosing, ticketNote } from '@fairgate/schema/rules/operator';
import { omit } from 'zod/mini';
import { audit, type AuditAction } from '../../accounts/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { addMessage } from '../../conversations/write.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId, toIdOrNull } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import { operatorOperation } from '../staff/staff-operation.ts';
import { operatorOf } from '../staff/staff.ts';
import { addTicketLink } from '../ticket-links.ts';
import { conversationOf } from './conversation.ts';
import { lockTicket, ticketNoOf, type TicketRow } from './ticket-row.ts';

const set = {
  name: 'change ticket',
  text: 'update ticket set state = $2, operator_id = $3, changed_at = now() where id = $1',
};
const enabled = {
  name: 'operator to assign',
  text: 'select name from operator where id = $1 and disabled_at is null',
};

async function note(
  db: Transaction,
  { operatorId, action, ticket, detail }: Noted,
): Promise<{ name: string }> {
  const { email, name } = await operatorOf(db, operatorId);
  await audit(db, { actor: email, action, subject: ticketNoOf(ticket.id), ...(detail && { detail }) });
  return { name };
}
type Noted = { operatorId: number; action: AuditAction; ticket: TicketRow; detail?: string };

/** Says who looks after a ticket. What changes nothing is not logged. */
export function assignTicket({ db }: Store): Operation {
  return operatorOperation({
    name: 'assignTicket',
    request: ticketAssignment,
    async handle({ ticketId, operatorId }, { accountId }) {
      const id = toId(ticketId) ?? 0;
      await db.transaction(async (transaction) => {
        const ticket = await lockTicket(transaction, id);
        const to = toIdOrNull(operatorId);
        const [person] = to === null ? [] : await transaction.rows<{ name: string }>(enabled, [to]);
        if (to !== null && !person) throw new ErrorAnswer(failureCodes.notFound, 'there is no such operator');
        if (ticket.operator_id === to) return;
        const waits = ticket.state === 'open' || ticket.state === 'assigned';
        await transaction.rows(set, [id, waits ? waitingState(to) : ticket.state, to]);
        const detail = person?.name ?? 'nobody';
        await note(transaction, { operatorId: accountId, action: 'ticket-assigned', ticket, detail });
      });
      return conversationOf(db, id);
    },
  });
}

/** The state of a ticket that waits for our team. */
const waitingState = (operatorId: number | null) => (operatorId === null ? 'open' : 'assigned');

/** Writes to the person: a message in the conversation, and a mail with it and a link. Who answers looks after the ticket from then on. */
export function answerTicket({ db, post }: Store): Operation {
  const name = 'answerTicket';
  return operatorOperation({
    name,
    request: omit(ticketAnswer, { idempotencyKey: true }),
    async handle(payload, { accountId }, call) {
      const id = toId(payload.ticketId) ?? 0;
      const written = { operation: name, payload: { ...payload, accountId } };
      await writeOnce(db, call, written, async (transaction) => {
        const ticket = await lockTicket(transaction, id);
        const { name: authorName } = await note(transaction, {
          operatorId: accountId,
          action: 'ticket-answered',
          ticket,
        });
        const { message: body } = payload;
        await addMessage(transaction, {
          conversationId: ticket.conversation_id,
          author: 'operator',
          authorId: accountId,
          authorName,
          body,
          language: call.language,
        });
        await transaction.rows(set, [id, 'answered', ticket.operator_id ?? accountId]);
        const link = await addTicketLink(transaction, id);
        const language = toLanguageCode(ticket.lang) ?? 'en';
        const { email } = ticket;
        await post.writeTicketAnswer(transaction, {
          email,
          language,
          number: ticketNoOf(id),
          operator: authorName,
          answer: body,
          link,
        });
        return { ticketId: String(id) };
      });
      post.deliver();
      return conversationOf(db, id);
    },
  });
}

const addNote = {
  name: 'add ticket note',
  text: 'insert into ticket_note (ticket_id, operator_name, body) values ($1, $2, $3)',
};

export function noteTicket({ db }: Store): Operation {
  const name = 'noteTicket';
  return operatorOperation({
    name,
    request: omit(ticketNote, { idempotencyKey: true }),
    async handle(payload, { accountId }, call) {
      const id = toId(payload.ticketId) ?? 0;
      const written = { operation: name, payload: { ...payload, accountId } };
      await writeOnce(db, call, written, async (transaction) => {
        const ticket = await lockTicket(transaction, id);
        const { name: author } = await note(transaction, {
          operatorId: accountId,
          action: 'ticket-noted',
          ticket,
        });
        await transaction.rows(addNote, [id, author, payload.note]);
        await transaction.rows(set, [id, ticket.state, ticket.operator_id]);
        return { ticketId: String(id) };
      });
      return conversationOf(db, id);
    },
  });
}

/** Closes a ticket, or opens it again. What changes nothing is not logged. */
export function closeTicket({ db }: Store): Operation {
  return operatorOperation({
    name: 'closeTicket',
    request: ticketClosing,
    async handle({ ticketId, closed }, { accountId: operatorId }) {
      const id = toId(ticketId) ?? 0;
      await db.transaction(async (transaction) => {
        const ticket = await lockTicket(transaction, id);
        if ((ticket.state === 'closed') === closed) return;
        const state = closed ? 'closed' : waitingState(ticket.operator_id);
        await transaction.rows(set, [id, state, ticket.operator_id]);
        await note(transaction, { operatorId, action: closed ? 'ticket-closed' : 'ticket-reopened', ticket });
      });
      return conversationOf(db, id);
    },
  });
}
