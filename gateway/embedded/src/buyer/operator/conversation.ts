import type { PartyKind } from '@fairgate/schema/constants';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { idText, toId } from '../../wire/form.ts';
import type { Operation } from '../../wire/operation.ts';
import { operatorOperation } from '../staff/staff-operation.ts';
import { operatorOf } from '../staff/staff.ts';
import { findTicket, formatTicket, idOrNull, ticketNoOf, type TicketRow } from './ticket-row.ts';

const latest = (table: string, of: string, columns: string, most: number) =>
  `select * from (select ${columns} from ${table} where ${of} = $1 order by id desc limit ${most}) latest order by id`;

const messages = {
  name: 'messages of ticket',
  text: latest('conversation_message', 'conversation_id', 'id, author, author_name, body, created_at', 200),
};
const notes = {
  name: 'notes of ticket',
  text: latest('ticket_note', 'ticket_id', 'id, operator_name, body, created_at', 100),
};

type MessageRow = { id: number; author: PartyKind; author_name: string; body: string; created_at: Date };
type NoteRow = { id: number; operator_name: string; body: string; created_at: Date };

/** The latest messages of a ticket's conversation, the first one first. */
export async function ticketMessages(db: Transaction, conversationId: number): Promise<object[]> {
  return (await db.rows<MessageRow>(messages, [conversationId])).map((row) => ({
    messageId: String(row.id),
    fromTeam: row.author === 'operator',
    authorName: row.author_name,
    content: row.body,
    createTime: row.created_at.toISOString(),
  }));
}

/** A ticket with all that was written. Throws ErrorAnswer 404 if there is none. */
export async function conversationOf(db: Transaction, id: number): Promise<object> {
  const row = await findTicket(db, id);
  const [written, noted, report] = await Promise.all([
    ticketMessages(db, row.conversation_id),
    db.rows<NoteRow>(notes, [id]),
    reportOf(db, row),
  ]);
  return {
    ticket: formatTicket(row),
    messages: written,
    notes: noted.map((note) => ({
      noteId: String(note.id),
      authorName: note.operator_name,
      content: note.body,
      createTime: note.created_at.toISOString(),
    })),
    report,
  };
}

/** The conversation that a ticket reports, with its latest messages; null for other tickets. */
async function reportOf(
  db: Transaction,
  { reported_conversation_id: id, report_reason: reason }: TicketRow,
): Promise<object | null> {
  if (reason === null) return null;
  const written = id === null ? [] : await db.rows<MessageRow>(messages, [id]);
  return {
    reason,
    conversationId: idOrNull(id),
    messages: written.map((row) => ({
      messageId: String(row.id),
      author: row.author,
      authorName: row.author_name,
      content: row.body,
      createTime: row.created_at.toISOString(),
    })),
  };
}

export function getTicketConversation({ db }: Store): Operation {
  return operatorOperation({
    name: 'getTicketConversation',
    request: z.object({ ticketId: idText }),
    async handle({ ticketId }, { accountId }) {
      const id = toId(ticketId) ?? 0;
      const { reported_conversation_id: reported } = await findTicket(db, id);
      // Who looks into a conversation of others is noted.
      if (reported !== null)
        await db.transaction(async (transaction) => {
          const { email: actor } = await operatorOf(transaction, accountId);
          await audit(transaction, {
            actor,
            action: 'conversation-read',
            subject: ticketNoOf(id),
            detail: String(reported),
          });
        });
      return conversationOf(db, id);
    },
  });
}
