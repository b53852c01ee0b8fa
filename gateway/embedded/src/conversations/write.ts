import type { OrderState, PartyKind, ConversationKind } from '@fairgate/schema/constants';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import { mustDeliver } from './block.ts';
import type { Party } from './party.ts';

const open = {
  name: 'open conversation',
  text: 'insert into conversation (kind, buyer_id, supplier_id) values ($1, $2, $3) returning id',
};

type NewConversation = {
  readonly kind: ConversationKind;
  /** Null for a guest who writes to our team. */
  readonly buyerId: number | null;
  /** Null for a conversation with our team. */
  readonly supplierId: number | null;
};

// Nothing changes in one that is there, but it is locked, and its id is known.
const openOnce = {
  name: 'open chat',
  text: `
    insert into conversation as t (kind, buyer_id, supplier_id, product_id) values ('chat', $1, $2, $3)
    on conflict (buyer_id, supplier_id, coalesce(product_id, 0)) where kind = 'chat' do update set kind = t.kind
    returning id, xmax = 0 as "isNew"`,
};

type ChatOf = { readonly buyerId: number; readonly supplierId: number; readonly productId: number | null };

/** The chat of a buyer and a supplier about a product or none; opens it the first time. Locks it until the end of the
 * transaction. Throws ErrorAnswer (40975) if one side has blocked the other. */
export async function openChat(
  db: Transaction,
  { buyerId, supplierId, productId }: ChatOf,
): Promise<{ id: number; isNew: boolean }> {
  await mustDeliver(db, { buyerId, supplierId });
  const [row] = await db.rows<{ id: number; isNew: boolean }>(openOnce, [buyerId, supplierId, productId]);
  if (!row) throw new Error('a chat was not stored');
  return row;
}

/** Opens a conversation about a new thing, which gets its id. Throws ErrorAnswer (40975) if one side has blocked the other. */
export async function openConversation(
  db: Transaction,
  { kind, buyerId, supplierId }: NewConversation,
): Promise<number> {
  await mustDeliver(db, { buyerId, supplierId });
  const [row] = await db.rows<{ id: number }>(open, [kind, buyerId, supplierId]);
  if (!row) throw new Error('a conversation was not stored');
  return row.id;
}

const add = {
  name: 'add message',
  text: `
    insert into conversation_message (conversation_id, author, author_id, author_name, body, lang, order_state)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};
const change = {
  name: 'conversation has changed',
  text: 'update conversation set changed_at = greatest(clock_timestamp(), changed_at) where id = $1',
};

type NewMessage = {
  readonly conversationId: number;
  readonly author: PartyKind;
  /** The account of the person; null for a guest. */
  readonly authorId: number | null;
  readonly authorName: string;
  readonly body: string;
  readonly language: LanguageCode;
  /** To which state the order moves with it; then the text may be empty. */
  readonly orderState?: OrderState | undefined;
};

/** Adds a message; its author has read the conversation. The caller knows that the author may write it. */
export async function addMessage(db: Transaction, message: NewMessage): Promise<number> {
  const { conversationId, author, authorId, authorName, body, language, orderState } = message;
  const [row] = await db.rows<{ id: string }>(add, [
    conversationId,
    author,
    authorId,
    authorName,
    body,
    language,
    orderState ?? null,
  ]);
  if (!row) throw new Error('a message was not stored');
  const messageId = Number(row.id);
  await db.rows(change, [conversationId]);
  if (author !== 'guest') await markRead(db, { conversationId, party: author, messageId });
  return messageId;
}

/** The thing of a conversation has changed without a message: the conversation goes to the top of its inboxes. */
export async function touchConversation(db: Transaction, conversationId: number): Promise<void> {
  await db.rows(change, [conversationId]);
}

// What one of a party has read is read; an older mark does not take back a newer one.
const read = {
  name: 'mark conversation read',
  text: `
    insert into conversation_reader as r (conversation_id, party, read_id)
    select $1::int, $2::text, max(id) from conversation_message where conversation_id = $1 and id <= $3 having max(id) is not null
    on conflict (conversation_id, party) do update set read_id = greatest(r.read_id, excluded.read_id), read_at = now()`,
};

/** The party has read the conversation up to a message. */
export async function markRead(
  db: Transaction,
  { conversationId, party, messageId }: { conversationId: number; party: Party['kind']; messageId: number },
): Promise<void> {
  await db.rows(read, [conversationId, party, messageId]);
}
