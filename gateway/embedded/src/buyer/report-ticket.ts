import type { ReportReason } from '@fairgate/schema/constants';
import { countAttempt } from '../accounts/attempts.ts';
import { nameOf, type Party } from '../conversations/party.ts';
import { addMessage, openConversation } from '../conversations/write.ts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../wire/call.ts';
import { ticketNoOf } from './operator/ticket-row.ts';

type Report = {
  readonly conversationId: number;
  readonly reason: ReportReason;
  /** May be empty. */
  readonly text: string;
};

const emailOf = {
  buyer: { name: 'email of buyer', text: 'select email from buyer where id = $1' },
  supplier: { name: 'email of supplier account', text: 'select email from supplier_account where id = $1' },
} as const;
const insert = {
  name: 'store report',
  text: `
    insert into ticket (lang, page_url, visitor_id, topic, name, email, conversation_id, supplier_id, reported_conversation_id, report_reason)
    select $1, $2, $3, 'suppliers', $4, $5, $6, t.supplier_id, t.id, $8 from conversation t where t.id = $7 returning id, created_at`,
};

/** A ticket about a conversation of a buyer and a supplier, by one of them. A buyer has it in the inbox; a supplier gets the answer by mail. */
export async function storeReport(
  db: Transaction,
  party: Party,
  { conversationId, reason, text }: Report,
  { language, tracking }: Call,
): Promise<object> {
  if (party.kind === 'operator') throw new Error('operators report nothing');
  const [account] = await db.rows<{ email: string }>(emailOf[party.kind], [party.accountId]);
  const email = account?.email ?? '';
  await countAttempt(db, 'ticket', { account: email, visitor: tracking.visitorId });
  const name = await nameOf(db, party);
  const buyerId = party.kind === 'buyer' ? party.id : null;
  const ticketConversation = await openConversation(db, { kind: 'ticket', buyerId, supplierId: null });
  const [row] = await db.rows<{ id: string; created_at: Date }>(insert, [
    language,
    tracking.pageUrl,
    tracking.visitorId,
    name,
    email,
    ticketConversation,
    conversationId,
    reason,
  ]);
  if (!row) throw new Error('a report was not stored');
  await addMessage(db, {
    conversationId: ticketConversation,
    author: party.kind,
    authorId: party.accountId,
    authorName: name,
    body: text || reason,
    language,
  });
  return { ticketNo: ticketNoOf(row.id), topic: 'suppliers', createTime: row.created_at.toISOString() };
}
