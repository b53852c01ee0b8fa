import { ticketInput } from '@fairgate/schema/rules/ticket';
import type { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { addMessage, openConversation } from '../conversations/write.ts';
import { blade } from '../wire/blade.ts';
import type { Call } from '../wire/call.ts';
import { toId } from '../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { ticketNoOf } from './operator/ticket-row.ts';
import { getTicketByLink, replyToTicket } from './ticket-replies.ts';

const message = omit(ticketInput, { idempotencyKey: true });
type Message = z.output<typeof message>;

/** Stores a message to the operators, once for each idempotency key. A buyer who is signed in has it in the inbox. */
function openTicket({ db }: Store): Operation {
  const name = 'openTicket';
  return operation({
    name,
    path: '/service/openTicket.json',
    dialect: blade,
    request: extend(message, { ip: callerFields.ip }),
    handle: ({ ip, ...payload }, call) =>
      writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        const { visitorId: visitor } = call.tracking;
        await countAttempt(transaction, 'ticket', { account: payload.email, visitor, ip });
        return store(transaction, payload, call);
      }),
  });
}

type Row = { id: string; created_at: Date };

const insert = {
  name: 'store ticket',
  text: `
    insert into ticket (lang, page_url, visitor_id, topic, name, email, conversation_id, service_key, product_id, supplier_id, quantity)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, created_at`,
};

async function store(
  db: Transaction,
  { topic, name, email, message: body, serviceKey, productId, supplierId, quantity }: Message,
  { language, tracking, holder }: Call,
): Promise<object> {
  const buyerId = holder?.kind === 'buyer' ? holder.accountId : null;
  const conversationId = await openConversation(db, { kind: 'ticket', buyerId, supplierId: null });
  const [row] = await db.rows<Row>(insert, [
    language,
    tracking.pageUrl,
    tracking.visitorId,
    topic,
    name,
    email,
    conversationId,
    serviceKey ?? null,
    toId(productId ?? '') ?? null,
    toId(supplierId ?? '') ?? null,
    quantity ?? null,
  ]);
  if (!row) throw new Error('a ticket was not stored');
  await addMessage(db, {
    conversationId,
    author: buyerId === null ? 'guest' : 'buyer',
    authorId: buyerId,
    authorName: name,
    body,
    language,
  });
  return { ticketNo: ticketNoOf(row.id), topic, createTime: row.created_at.toISOString() };
}

export const ticketOperations: readonly OperationMaker[] = [openTicket, getTicketByLink, replyToTicket];
