import type { OrderState, PartyKind, ThreadKind } from '@fairgate/schema/constants';
import type { LanguageCode } from '@fairgate/schema/locales';
import type { Transaction } from '../db/database.ts';
import type { Party } from './party.ts';

const open = {
  name: 'open thread',
  text: 'insert into thread (kind, buyer_id, supplier_id) values ($1, $2, $3) returning id',
};

type NewThread = {
  readonly kind: ThreadKind;
  /** Null for a guest who writes to our team. */
  readonly buyerId: number | null;
  /** Null for a thread with our team. */
  readonly supplierId: number | null;
};

/** Opens a thread about a new thing, which gets its id. */
export async function openThread(db: Transaction, { kind, buyerId, supplierId }: NewThread): Promise<number> {
  const [row] = await db.rows<{ id: number }>(open, [kind, buyerId, supplierId]);
  if (!row) throw new Error('a thread was not stored');
  return row.id;
}

const add = {
  name: 'add message',
  text: `
    insert into thread_message (thread_id, author, author_id, author_name, body, lang, order_state)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};
const change = {
  name: 'thread has changed',
  text: 'update thread set changed_at = greatest(clock_timestamp(), changed_at) where id = $1',
};

type NewMessage = {
  readonly threadId: number;
  readonly author: PartyKind;
  /** The account of the person; null for a guest. */
  readonly authorId: number | null;
  readonly authorName: string;
  readonly body: string;
  readonly language: LanguageCode;
  /** To which state the order moves with it; then the text may be empty. */
  readonly orderState?: OrderState | undefined;
};

/** Adds a message; its author has read the thread. The caller knows that the author may write it. */
export async function addMessage(db: Transaction, message: NewMessage): Promise<number> {
  const { threadId, author, authorId, authorName, body, language, orderState } = message;
  const [row] = await db.rows<{ id: string }>(add, [
    threadId,
    author,
    authorId,
    authorName,
    body,
    language,
    orderState ?? null,
  ]);
  if (!row) throw new Error('a message was not stored');
  const messageId = Number(row.id);
  await db.rows(change, [threadId]);
  if (author !== 'guest') await markRead(db, { threadId, party: author, messageId });
  return messageId;
}

/** The thing of a thread has changed without a message: the thread goes to the top of its inboxes. */
export async function touchThread(db: Transaction, threadId: number): Promise<void> {
  await db.rows(change, [threadId]);
}

// What one of a party has read is read; an older mark does not take back a newer one.
const read = {
  name: 'mark thread read',
  text: `
    insert into thread_reader as r (thread_id, party, read_id)
    select $1::int, $2::text, max(id) from thread_message where thread_id = $1 and id <= $3 having max(id) is not null
    on conflict (thread_id, party) do update set read_id = greatest(r.read_id, excluded.read_id), read_at = now()`,
};

/** The party has read the thread up to a message. */
export async function markRead(
  db: Transaction,
  { threadId, party, messageId }: { threadId: number; party: Party['kind']; messageId: number },
): Promise<void> {
  await db.rows(read, [threadId, party, messageId]);
}
